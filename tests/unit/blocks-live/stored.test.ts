import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CONTRIBUTIONS_KEY,
  contributionsOf,
  deleteContribution,
  localDay,
  withoutRecord,
} from '../../../src/blocks/contribution-list/contributions.ts';
import { donationOf, shownDonations } from '../../../src/blocks/donations/donations.ts';
import { isShortcutOn, setShortcut } from '../../../src/blocks/site-search/shortcut.ts';
import { asRecord, parseStored } from '../../../src/ui/stored/browser-store.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A storage of a browser with these texts; a blocked one throws. */
function stubStorage(texts: Record<string, string> = {}, isBlocked = false) {
  const items = new Map(Object.entries(texts));
  const open = () => {
    if (isBlocked) throw new DOMException('Refused', 'SecurityError');
    return items;
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, text: string) => open().set(key, text),
    removeItem: (key: string) => open().delete(key),
  });
  vi.stubGlobal('dispatchEvent', vi.fn());
  return items;
}

describe('a stored value', () => {
  it('is absent, a list, or unreadable, and reading it never throws', () => {
    expect(parseStored(null)).toEqual({ kind: 'none' });
    expect(parseStored('[1,null]')).toEqual({ kind: 'list', items: [1, null] });
    for (const text of ['', '{', 'null', '{}', '"x"', '12', 'undefined'])
      expect(parseStored(text).kind).toBe('unreadable');
  });

  it('has fields only when it is an object', () => {
    expect([null, 1, 'x', [], undefined].map(asRecord)).toEqual(Array(5).fill(undefined));
    expect(asRecord({ a: 1 })).toEqual({ a: 1 });
  });
});

describe('donations', () => {
  const seeds = [{ id: 's', name: 'Exemple', amount: 1, date: '2025-01-01' }];
  const list = (...items: unknown[]) => ({ kind: 'list' as const, items });

  it('have a name, a day and whole FCFA; without an id or a name they are still read', () => {
    const one = { name: ' ', amount: 5, date: '2025-01-01T10:00:00Z' };
    expect(donationOf(one)).toEqual({ id: '', name: '', amount: 5, date: '2025-01-01' });
    for (const amount of [0, Number.MAX_SAFE_INTEGER])
      expect(donationOf({ ...one, amount })?.amount).toBe(amount);
    for (const wrong of [
      ...[1.5, -1, Number.MAX_VALUE].map((amount) => ({ ...one, amount })),
      ...['2025-02-30', 20250101].map((date) => ({ ...one, date })),
      ...[{ ...one, name: undefined }, [], 'x'],
    ])
      expect(donationOf(wrong), JSON.stringify(wrong)).toBeUndefined();
  });

  it('show newest first; the seeds when none can be read', () => {
    const [a, b] = [
      { id: 'a', name: 'A', amount: 1, date: '2024-01-01' },
      { id: 'b', name: 'B', amount: 2, date: '2025-01-01' },
    ];
    expect(shownDonations(list(a, 'x', b), seeds)).toEqual([b, a]);
    for (const stored of [undefined, list(), list('x'), parseStored('{'), parseStored(null)])
      expect(shownDonations(stored, seeds)).toEqual(seeds);
  });
});

describe('contributions', () => {
  const one = (id: string, createdAt: unknown, contribution: unknown = id) => ({
    id,
    contributionType: 'Pratique',
    contribution,
    name: 'Awa',
    createdAt,
  });

  it('show newest first, those without a readable date last, in their order', () => {
    const items = [
      ...[null, 1, 'x', [], {}, one('vide', '2026-02-02', ''), one('sans texte', '2026-02-02', 5)],
      one('hier', 'hier'),
      one('2024', '2024-05-05'),
      one('nombre', 12),
      one('2026', '2026-01-01T00:00:00Z'),
      one('impossible', '2025-02-31'),
    ];
    expect(contributionsOf(items).map(({ text }) => text)).toEqual([
      '2026',
      '2024',
      'hier',
      'nombre',
      'impossible',
    ]);
  });

  it('have their words without blanks around them, and are proverbs when they do not say', () => {
    const named = { contribution: ' Un mot. ', name: ' Awa ', contributionType: ' ' };
    expect(contributionsOf([named, { contribution: 'b', name: 5, contributionType: 'c' }])).toEqual(
      [
        { type: 'Proverbe', text: 'Un mot.', name: 'Awa', time: undefined, record: named },
        expect.objectContaining({ type: 'c', text: 'b', name: '' }),
      ],
    );
  });

  it.each([
    ['[{"id":"a"},{"id":"b"}]', true, '[{"id":"b"}]'],
    ['[]', true, '[]'],
    ['{', false, '{'],
  ])('of the stored %s one is deleted: %s', (text, isDone, rest) => {
    const items = stubStorage({ [CONTRIBUTIONS_KEY]: text });
    expect(deleteContribution({ id: 'a' })).toBe(isDone);
    expect(items.get(CONTRIBUTIONS_KEY)).toBe(rest);
    stubStorage({}, true);
    expect(deleteContribution({ id: 'a' })).toBe(false);
  });

  it('are removed one by one: the first that equals the record, and none that another tab changed', () => {
    const [a, b] = [one('a', '2024-05-05'), one('b', '2024-05-05')];
    expect(withoutRecord([a, 'x', a, b], { ...a })).toEqual(['x', a, b]);
    expect(withoutRecord([{ ...a, autre: 1 }, a], a)).toEqual([{ ...a, autre: 1 }]);
    expect(withoutRecord([b, 'x'], a)).toEqual([b, 'x']);
    const unnamed = { contribution: 'sans id' };
    expect(withoutRecord([{ contribution: 'autre' }, unnamed], unnamed)).toHaveLength(1);
  });

  it('of a bare day are dated that day', () => {
    const [first] = contributionsOf([one('a', '2025-11-07')]);
    expect(localDay(first?.time ?? 0)).toBe('2025-11-07');
  });
});

it('the key of the search is on until a visitor turns it off, also where storage is blocked', () => {
  stubStorage();
  const states = [true, false, true].map((isOn) => {
    setShortcut(isOn);
    return isShortcutOn();
  });
  expect(states).toEqual([true, false, true]);
  stubStorage({}, true);
  expect(() => setShortcut(false)).not.toThrow();
  expect(isShortcutOn()).toBe(true);
});
