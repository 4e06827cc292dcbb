import { describe, expect, it } from 'vitest';
import { heightIn, isFromFrame, protocols } from '../../../src/blocks/embed/protocols.ts';
import { embedOf } from '../../../src/site/embeds.ts';

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

describe.each(Object.entries(protocols))('the provider %s', (_name, provider) => {
  it('ignores hostile messages', () => {
    for (const message of HOSTILE) expect(provider.read(message, 'x')).toBeUndefined();
  });
});

it('a form in the frame is a web address, or the demonstration', () => {
  expect(embedOf('demo', 'demo-partner', 'partner').address).toBe(
    '/demo/formulaire.html?form=partner',
  );
  expect(embedOf('iframe', 'javascript:alert(1)', 'map').address).toBe('about:blank');
});

describe('answers', () => {
  it('of Tally are its FormLoaded message or a height', () => {
    const loaded = JSON.stringify({ event: 'Tally.FormLoaded', payload: { formId: 'x' } });
    expect(protocols.tally.read(loaded, 'x')).toEqual({});
    expect(protocols.tally.read('{"event":"Tally.FormPageView"}', 'x')).toBeUndefined();
    expect(protocols.tally.read('[iFrameSizer]frame:812:640:init', 'x')).toEqual({ height: 812 });
    expect(protocols.tally.read({ height: 812 }, 'x')).toEqual({ height: 812 });
  });

  it('of Jotform are heights for the form itself', () => {
    expect(protocols.jotform.read('setHeight:812:23', '23')).toEqual({ height: 812 });
    expect(protocols.jotform.read('setHeight:812:24', '23')).toBeUndefined();
  });

  it('of Fillout are its own events', () => {
    const message = { embedId: 'site', type: 'form_resized', size: 812 };
    expect(protocols.fillout.read(message, 'x')).toEqual({ height: 812 });
    expect(protocols.fillout.read({ ...message, embedId: 'autre' }, 'x')).toBeUndefined();
  });

  it('of a map are heights for its own id', () => {
    const message = { 'datawrapper-height': { AbCd3: 432 } };
    expect(protocols.datawrapper.read(message, 'AbCd3')).toEqual({ height: 432 });
    expect(protocols.datawrapper.read(message, 'other')).toBeUndefined();
  });
});
