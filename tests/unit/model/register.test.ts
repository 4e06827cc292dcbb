import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  daysLeft,
  hasSampleFigures,
  lastActivityDay,
  lateProofs,
  movementsOf,
  newestFirst,
  proofsOf,
  type Sheet,
  silentSince,
  takesGifts,
  voteCount,
} from '../../../src/model/register/register.ts';
import { signedFcfa, sumOf } from '../../../src/site/money.ts';
import type { Settings } from '../../../src/site/schema/site.ts';
import { sheet } from '../blocks/sample-site.ts';

const sheetWith = (changes: Partial<Sheet>): Sheet => ({
  ...sheet().frontmatter,
  ...{ ends: undefined, support: undefined, history: undefined, vote: undefined },
  ...{ receipts: undefined, expenses: undefined },
  ...changes,
});

const receipt = (date: string, more: Partial<NonNullable<Sheet['receipts']>[number]> = {}) => ({
  ...{ date, amount: 1000, from: 'Dons' },
  ...more,
});

const TODAY = '2026-03-01';

describe('the day before, the day itself and the day after', () => {
  test.each([
    ['2026-02-28', 1],
    [TODAY, 0],
    ['2026-03-02', 0],
  ])('a proof that is due on %s is late %i times', (due, count) => {
    const receipts = [receipt('2026-01-01', { due })];
    const expenses = [{ date: '2026-01-01', amount: 5, item: 'Plants', due }];
    expect(lateProofs({ receipts }, TODAY)).toHaveLength(count);
    expect(lateProofs({ receipts, expenses }, TODAY)).toHaveLength(2 * count);
  });

  test.each([
    ['2026-02-28', false, -1],
    [TODAY, true, 0],
    ['2026-03-02', true, 1],
  ])('a collection that ends on %s takes gifts: %s', (ends, takes, left) => {
    const open = sheetWith({ status: 'En collecte', ends });
    expect(takesGifts(open, TODAY)).toBe(takes);
    expect(takesGifts({ ...open, status: 'Terminé' }, TODAY)).toBe(false);
    expect(daysLeft(open, TODAY)).toBe(left);
    expect(hasSampleFigures({ ...open, collected: 0 }, TODAY)).toBe(takes);
  });

  // Ninety days before the first of March.
  test.each([
    ['2025-11-30', '2025-11-30'],
    ['2025-12-01', undefined],
    ['2025-12-02', undefined],
  ])('an initiative whose last line is of %s is silent since %s', (date, since) => {
    const active = sheetWith({ status: 'En cours', receipts: [receipt(date)] });
    expect(silentSince(active, [], TODAY)).toBe(since);
    expect(silentSince({ ...active, status: 'En collecte' }, [], TODAY)).toBe(since);
    expect(silentSince({ ...active, status: 'Terminé' }, [], TODAY)).toBeUndefined();
    expect(silentSince(active, [TODAY], TODAY)).toBeUndefined();
  });
});

test('a proof that is there, or that is due on no day, is never late', () => {
  const past = { due: '2020-01-01' };
  const receipts = [receipt(TODAY, { ...past, proof: '/images/a.jpg' }), receipt(TODAY)];
  expect(lateProofs({ receipts }, TODAY)).toEqual([]);
  expect(lateProofs({}, TODAY)).toEqual([]);
});

test('remaining days are those that are written where no end is, and only of an open collection', () => {
  const open = sheetWith({ status: 'En collecte', daysRemaining: 12 });
  expect(daysLeft(open, TODAY)).toBe(12);
  expect(daysLeft({ ...open, status: 'En vote' }, TODAY)).toBeUndefined();
  expect(daysLeft(sheetWith({ status: 'En collecte', ends: '2028-03-01' }), '2028-02-28')).toBe(2);
});

test.each<[Partial<Sheet>, boolean]>([
  [{}, true],
  [{ collected: 1 }, false],
  [{ history: [{ date: '2026-01-05', status: 'En collecte', reason: 'Ouvert.' }] }, false],
  [{ status: 'En cours' }, false],
  [{ support: { note: 'Écrivez-nous.' } as Sheet['support'] }, false],
])('an open collection of nothing with %j is an example: %s', (changes, expected) => {
  const open = sheetWith({ status: 'En collecte', collected: 0, ...changes });
  expect(hasSampleFigures(open, TODAY)).toBe(expected);
});

test('the last day is the latest of all lines and news, in any order; there may be none', () => {
  const all = sheetWith({
    history: [{ date: '2026-01-05', status: 'En vote', reason: 'Ouvert.' }],
    receipts: [receipt('2026-01-09'), receipt('2026-01-02')],
    expenses: [{ date: '2026-01-07', amount: 5, item: 'Plants' }],
  });
  expect(lastActivityDay(all, [])).toBe('2026-01-09');
  expect(lastActivityDay(all, ['2026-01-10', '2026-01-01'])).toBe('2026-01-10');
  expect(lastActivityDay(sheetWith({}), [])).toBeUndefined();
  expect(silentSince(sheetWith({ status: 'En cours' }), [], TODAY)).toBeUndefined();
});

test('proofs are those of receipts, expenses and votes', () => {
  const proof = (name: string) => ({ date: TODAY, amount: 5, proof: `/images/${name}.jpg` });
  const sheet = sheetWith({
    receipts: [{ ...proof('a'), from: 'Dons' }],
    expenses: [{ ...proof('b'), item: 'Plants' }],
    vote: { until: TODAY, counts: [{ ...proof('c'), for: 3, against: 1 }] } as Sheet['vote'],
  });
  expect([...proofsOf([sheet, sheet])].sort()).toEqual(
    ['a', 'b', 'c'].map((name) => `/images/${name}.jpg`),
  );
});

test('the last count of a vote counts, while it is open on a site with votes', () => {
  const counts = [{ for: 3 }, { for: 5 }] as NonNullable<Sheet['vote']>['counts'];
  const open = sheetWith({ status: 'En vote', vote: { counts } as Sheet['vote'] });
  const site = { participe: { vote: 'actif' } } as Settings;
  expect(voteCount(open, site)).toBe(5);
  expect(voteCount({ ...open, status: 'En cours' }, site)).toBeUndefined();
  expect(voteCount(open, {} as Settings)).toBeUndefined();
});

const lines = <Words extends object>(words: Words) =>
  fc
    .array(
      fc.record({
        date: fc.constantFrom('2026-01-31', '2026-02-01', '2026-03-05'),
        amount: fc.integer({ min: -20_000, max: 80_000 }),
      }),
      { maxLength: 5 },
    )
    .map((rows) => rows.map((row) => ({ ...row, ...words })));

test('of any receipts and expenses, the movements are as many, newest first, and their sum is what is left', () => {
  fc.assert(
    fc.property(lines({ from: 'Dons' }), lines({ item: 'Bois' }), (receipts, expenses) => {
      const movements = movementsOf({ receipts, expenses });
      expect(movements).toHaveLength(receipts.length + expenses.length);
      expect(sumOf(movements)).toBe(sumOf(receipts) - sumOf(expenses));
      const days = movements.map(({ date }) => date);
      expect(days).toEqual(days.toSorted().toReversed());
    }),
  );
  const named = (name: string) => ({ date: '2026-01-31', amount: 1, name });
  expect(newestFirst(['a', 'b'].map(named)).map(({ name }) => name)).toEqual(['b', 'a']);
  expect([signedFcfa(1500), signedFcfa(-1500)]).toEqual([
    '+\u00a01\u202f500\u00a0FCFA',
    '−\u00a01\u202f500\u00a0FCFA',
  ]);
});
