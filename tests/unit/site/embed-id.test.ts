import { describe, expect, test } from 'vitest';
import { protocols } from '../../../src/blocks/embed/protocols.ts';
import { effectiveProvider, embedFault, embedOf } from '../../../src/site/embeds.ts';

describe('what the check accepts in site.yml, the provider opens', () => {
  const google = 'https://docs.google.com/forms/d/e/1FAIpQLSd-A/viewform';
  test.each([
    ['tally', 'mDY4xW', 'https://tally.so/embed/mDY4xW'],
    ['tally', 'https://tally.so/r/mDY4xW', 'https://tally.so/embed/mDY4xW'],
    ['google', '1FAIpQLSd-A', `${google}?embedded=true`],
    ['google', google, `${google}?embedded=true`],
    ['google', google.replace('forms/', 'a/exemple.ga/forms/'), `${google}?embedded=true`],
    ['iframe', 'https://form.jotform.com/2412', 'https://form.jotform.com/2412'],
  ] as const)('%s, %s', (provider, id, address) => {
    expect(embedFault(provider, id)).toBeUndefined();
    expect(embedOf(provider, id, 'partner').address).toBe(address);
  });

  test.each([
    'AbCdE',
    'https://datawrapper.dwcdn.net/AbCdE',
    'https://datawrapper.dwcdn.net/AbCdE/1/',
    'https://www.datawrapper.de/_/AbCdE/',
  ])('a map, %s, which says its height by its id', (id) => {
    expect(embedFault('datawrapper', id)).toBeUndefined();
    const frame = embedOf('datawrapper', id);
    expect(frame.address).toBe('https://datawrapper.dwcdn.net/AbCdE/');
    const message = { 'datawrapper-height': { AbCdE: 500 } };
    expect(protocols.datawrapper.read(message, frame.id)).toEqual({ height: 500 });
  });
});

test.each([
  ['tally', 'https://forms.gle/AbCd'],
  ['tally', 'https://Tally.so/r/mDY4xW'],
  ['tally', 'tally.so'],
  ['google', 'https://forms.gle/AbCd'],
  ['google', 'https://docs.google.com/forms/d/1AbC/edit'],
  ['iframe', 'mDY4xW'],
  ['iframe', 'https://forms.gle/AbCd'],
  ['iframe', 'https://docs.google.com/forms/u/0/d/e/1FAbC/viewform'],
  ['datawrapper', 'https://app.datawrapper.de/map/AbCdE/publish'],
  ['datawrapper', 'https://exemple.ga/carte'],
])('%s opens nothing for %s', (provider, id) => {
  expect(embedFault(provider, id)).toMatchObject({ rule: 'adresse-web' });
});

test.each([
  ['demo', 'https://exemple.ga'],
  ['unknown', 'x'],
  ['tally', 'pas un identifiant'],
  ['tally', 241234567890123],
])('another rule speaks, or none, of %s with %s', (provider, id) => {
  expect(embedFault(provider, id)).toBeUndefined();
});

test('a form whose host has no id yet stays a demonstration; a provider that needs none is left alone', () => {
  expect(effectiveProvider('tally', 'demo-child')).toBe('demo');
  expect(effectiveProvider('datawrapper', 'demo-map')).toBe('demo');
  expect(effectiveProvider('tally', 'mDY4xW')).toBe('tally');
  expect(effectiveProvider('message', 'demo-child')).toBe('message');
});
