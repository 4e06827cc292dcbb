import { expect, it } from 'vitest';
import { heightIn, isFromFrame, protocols } from '../../../src/blocks/embed/protocols.ts';
import { embedOf } from '../../../src/site/embeds.ts';

/** Messages that no provider may obey. */
const HOSTILE: readonly unknown[] = [
  ...[null, undefined, 12, Number.NaN, '', 'reloadPage', '{broken', [], {}],
  { height: 'x' },
  { height: Number.NaN },
  { event: null, payload: null },
  { 'demo-height': '900' },
  ...[null, { __proto__: 5 }, { x: Number.POSITIVE_INFINITY }].map((heights) => ({
    'datawrapper-height': heights,
  })),
];

it('a height is a finite number, as whole pixels within 120 and 6000', () => {
  expect([-5, 0, 119.6, 640.4, 1e9].map(heightIn)).toEqual([120, 120, 120, 640, 6000]);
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '900', null, {}])
    expect(heightIn(value)).toBeUndefined();
});

it('a message is received from its frame and origin only', () => {
  const window = {};
  const expected = { address: 'https://tally.so/embed/x', window };
  const origin = 'https://tally.so';
  expect(isFromFrame({ origin, source: window }, expected)).toBe(true);
  for (const other of ['https://tally.so.evil.example', 'null'])
    expect(isFromFrame({ origin: other, source: window }, expected)).toBe(false);
  expect(isFromFrame({ origin, source: {} }, expected)).toBe(false);
  expect(isFromFrame({ origin, source: null }, { ...expected, window: null })).toBe(false);
});

it.each(Object.entries(protocols))('the provider %s ignores hostile messages', (_, provider) => {
  for (const message of HOSTILE) expect(provider.read(message, 'x')).toBeUndefined();
});

it('a form in the frame is a web address, or the demonstration', () => {
  expect(embedOf('demo', 'demo-partner', 'partner').address).toBe(
    '/demo/formulaire.html?form=partner',
  );
  expect(embedOf('iframe', 'javascript:alert(1)', 'map').address).toBe('about:blank');
});

const { tally, datawrapper, demo } = protocols;
const map = (heights: unknown) => ({ 'datawrapper-height': heights });

it.each([
  [tally, JSON.stringify({ event: 'Tally.FormLoaded', payload: { formId: 'x' } }), {}],
  [tally, { event: 'Tally.FormLoaded', payload: { height: 812 } }, { height: 812 }],
  [tally, '{"event":"Tally.FormPageView"}', undefined],
  [tally, '[iFrameSizer]frame:812:640:init', { height: 812 }],
  [tally, '[iFrameSizer]frame:812px', undefined],
  [tally, '"[iFrameSizer]frame:812:"', undefined],
  [tally, { height: 812 }, { height: 812 }],
  [datawrapper, map({ other: 100, x: 432 }), { height: 432 }],
  [datawrapper, map({ other: 432 }), undefined],
  [demo, { 'demo-height': 812 }, { height: 812 }],
  [demo, map({ 'demo-map': 432 }), { height: 432 }],
  [demo, map({ x: 432 }), undefined],
])(
  '%#: of the form or map « x », a provider’s message %j means %j',
  (provider, message, answer) => {
    expect(provider.read(message, 'x')).toEqual(answer);
  },
);
