import { describe, expect, test } from 'vitest';
import { protocols } from '../../../src/blocks/embed/protocols.ts';
import { embedDiagnosis, frameOf } from '../../../src/content/embeds.ts';
import { HOST_ID } from '../../../src/content/formats/gabon.ts';
import { formatDiagnosis } from '../../../src/content/formats/index.ts';

describe('what the check accepts in site.yml, the provider opens', () => {
  const google = 'https://docs.google.com/forms/d/e/1FAIpQLSd-A/viewform';
  test.each([
    ['tally', 'mDY4xW', 'https://tally.so/embed/mDY4xW'],
    ['tally', 'https://tally.so/r/mDY4xW', 'https://tally.so/embed/mDY4xW'],
    ['tally', 'https://tally.so/forms/mDY4xW/edit', 'https://tally.so/embed/mDY4xW'],
    ['jotform', '241234567890123', 'https://form.jotform.com/241234567890123'],
    [
      'jotform',
      'https://eu.jotform.com/form/241234567890',
      'https://form.jotform.com/241234567890',
    ],
    ['google', '1FAIpQLSd-A', `${google}?embedded=true`],
    ['google', google, `${google}?embedded=true`],
    ['google', google.replace('forms/', 'a/exemple.ga/forms/'), `${google}?embedded=true`],
    ['iframe', 'https://formulaires.exemple.ga/a', 'https://formulaires.exemple.ga/a'],
    ['iframe', google, google],
  ] as const)('%s, %s', (provider, id, address) => {
    expect(embedDiagnosis(provider, id)).toBeUndefined();
    expect(frameOf(provider, id, 'partner').address).toBe(address);
  });

  test('a Fillout address', () => {
    const id = 'https://forms.fillout.com/t/eAbC12';
    expect(embedDiagnosis('fillout', id)).toBeUndefined();
    expect(frameOf('fillout', id, 'partner').address).toMatch(
      /^https:\/\/forms\.fillout\.com\/t\/eAbC12\?/,
    );
  });

  test.each([
    'AbCdE',
    'https://datawrapper.dwcdn.net/AbCdE',
    'https://datawrapper.dwcdn.net/AbCdE/1/',
    'https://www.datawrapper.de/_/AbCdE/',
  ])('a map, %s, which says its height by its id', (id) => {
    expect(embedDiagnosis('datawrapper', id)).toBeUndefined();
    const frame = frameOf('datawrapper', id);
    expect(frame.address).toBe('https://datawrapper.dwcdn.net/AbCdE/');
    const message = { 'datawrapper-height': { AbCdE: 500 } };
    expect(protocols.datawrapper.read(message, frame.id)).toEqual({ height: 500 });
  });
});

test.each([
  ['tally', 'https://forms.gle/AbCd', undefined],
  ['tally', 'https://Tally.so/r/mDY4xW', undefined],
  ['tally', 'tally.so', undefined],
  ['jotform', 'https://www.jotform.com/build/241234567890123', '241234567890123'],
  ['fillout', 'https://build.fillout.com/editor/eAbC12/edit', undefined],
  ['google', 'https://forms.gle/AbCd', undefined],
  ['google', 'https://docs.google.com/forms/d/1AbC/edit', undefined],
  ['google', 'https://exemple.ga/docs.google.com/forms/d/e/1AbC', undefined],
  ['iframe', 'mDY4xW', undefined],
  ['iframe', 'https://forms.gle/AbCd', undefined],
  ['iframe', 'https://docs.google.com/forms/d/1AbC/edit', undefined],
  ['iframe', 'https://docs.google.com/forms/u/0/d/e/1FAbC/viewform', undefined],
  ['datawrapper', 'https://app.datawrapper.de/map/AbCdE/publish', 'AbCdE'],
  ['datawrapper', 'https://exemple.ga/carte', undefined],
])('%s opens nothing for %s; meant: %s', (provider, id, meant) => {
  expect(embedDiagnosis(provider, id)).toMatchObject({ rule: 'adresse-web' });
  expect(embedDiagnosis(provider, id)?.suggestion).toBe(meant);
});

test.each([
  ['demo', 'https://exemple.ga'],
  ['unknown', 'x'],
  ['tally', 'pas un identifiant'],
  ['tally', 241234567890123],
])('another rule speaks, or none, of %s with %s', (provider, id) => {
  expect(embedDiagnosis(provider, id)).toBeUndefined();
});

test.each([
  [
    '<iframe data-tally-src="https://tally.so/embed/mDY4xW?a=1&amp;b=2" width="100%"></iframe>',
    'https://tally.so/embed/mDY4xW?a=1&b=2',
  ],
  ['<script src="https://form.jotform.com/jsform/241234567890123"></script>', '241234567890123'],
  [
    '<div data-fillout-id="eAbC12"></div><script src="https://server.fillout.com/embed/v1/"></script>',
    'eAbC12',
  ],
  [
    '<iframe src=https://forms.exemple.ga/a?b=1 height=600></iframe>',
    'https://forms.exemple.ga/a?b=1',
  ],
  ['<script src="https://exemple.ga/x.js"></script>', undefined],
  ['tally.so/r/mDY4xW', 'https://tally.so/r/mDY4xW'],
  ['r/mDY4xW', undefined],
])('what is meant by %s', (code, meant) => {
  expect(formatDiagnosis(HOST_ID, code)).toMatchObject({ rule: 'adresse-web' });
  expect(formatDiagnosis(HOST_ID, code).suggestion).toBe(meant);
});
