import { describe, expect, it } from 'vitest';
import { providers } from '../../../src/blocks/form-embed/form-embed.tsx';
import { mapProviders } from '../../../src/blocks/map-embed/map-embed.tsx';
import { frameOf } from '../../../src/content/embeds.ts';
import { heightIn, isFromFrame } from '../../../src/ui/embed/embed-protocol.ts';

/** Messages that no provider may obey. */
const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  12,
  Number.NaN,
  '',
  'reloadPage',
  '{broken',
  [],
  {},
  { height: 'x' },
  { height: Number.NaN },
  { event: null, payload: null },
  { 'demo-height': '900' },
  { 'datawrapper-height': null },
  { 'datawrapper-height': { __proto__: 5 } },
  { 'datawrapper-height': { x: Number.POSITIVE_INFINITY } },
];

describe('heights', () => {
  it('are whole pixels within 120 and 6000', () => {
    expect([-5, 0, 119.6, 640.4, 1e9].map(heightIn)).toEqual([120, 120, 120, 640, 6000]);
  });

  it('are finite numbers', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '900', null, {}])
      expect(heightIn(value)).toBeUndefined();
  });
});

describe('a message', () => {
  const frame = {};
  const expected = { address: 'https://tally.so/embed/x', window: frame };

  it('is received from its frame and origin only', () => {
    expect(isFromFrame({ origin: 'https://tally.so', source: frame }, expected)).toBe(true);
    expect(isFromFrame({ origin: 'https://tally.so.evil.example', source: frame }, expected)).toBe(
      false,
    );
    expect(isFromFrame({ origin: 'null', source: frame }, expected)).toBe(false);
    expect(isFromFrame({ origin: 'https://tally.so', source: {} }, expected)).toBe(false);
    expect(
      isFromFrame({ origin: 'https://tally.so', source: null }, { ...expected, window: null }),
    ).toBe(false);
  });

  it('may come from the other origins of the provider', () => {
    const more = { ...expected, origins: ['https://eu.tally.so'] };
    expect(isFromFrame({ origin: 'https://eu.tally.so', source: frame }, more)).toBe(true);
  });
});

describe.each(Object.entries(providers))('the provider %s', (_name, provider) => {
  it('ignores hostile messages', () => {
    for (const message of HOSTILE) expect(provider.read(message, 'x')).toBeUndefined();
  });
});

it('a form in the frame is a web address, or the demonstration', () => {
  expect(frameOf('demo', 'demo-partner', 'partner').address).toBe(
    '/demo/formulaire.html?form=partner',
  );
  expect(frameOf('iframe', 'javascript:alert(1)', 'map').address).toBe('about:blank');
});

describe('answers', () => {
  it('of Tally are its FormLoaded message or a height', () => {
    const loaded = JSON.stringify({ event: 'Tally.FormLoaded', payload: { formId: 'x' } });
    expect(providers.tally.read(loaded, 'x')).toEqual({});
    expect(providers.tally.read('{"event":"Tally.FormPageView"}', 'x')).toBeUndefined();
    expect(providers.tally.read('[iFrameSizer]frame:812:640:init', 'x')).toEqual({ height: 812 });
    expect(providers.tally.read({ height: 812 }, 'x')).toEqual({ height: 812 });
  });

  it('of Jotform are heights for the form itself', () => {
    expect(providers.jotform.read('setHeight:812:23', '23')).toEqual({ height: 812 });
    expect(providers.jotform.read('setHeight:812:24', '23')).toBeUndefined();
  });

  it('of Fillout are its own events', () => {
    const message = { embedId: 'site', type: 'form_resized', size: 812 };
    expect(providers.fillout.read(message, 'x')).toEqual({ height: 812 });
    expect(providers.fillout.read({ ...message, embedId: 'autre' }, 'x')).toBeUndefined();
  });

  it('of a map are heights for its own id', () => {
    const message = { 'datawrapper-height': { AbCd3: 432 } };
    expect(mapProviders.datawrapper.read(message, 'AbCd3')).toEqual({ height: 432 });
    expect(mapProviders.datawrapper.read(message, 'other')).toBeUndefined();
    for (const hostile of HOSTILE)
      expect(mapProviders.datawrapper.read(hostile, 'x')).toBeUndefined();
  });
});
