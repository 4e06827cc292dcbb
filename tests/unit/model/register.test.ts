import { describe, expect, test } from 'vitest';
import { quarterOf } from '../../../src/model/register/figures.ts';
import {
  daysLeft,
  hasRegister,
  hasSampleFigures,
  lastActivityDay,
  lastCount,
  lateProofs,
  proofsOf,
  type Sheet,
  silentSince,
  takesGifts,
  voteCount,
} from '../../../src/model/register/register.ts';
import type { Site } from '../../../src/site/schema/site.ts';
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

test('gifts are taken without a last day, and never once an initiative is finished', () => {
  expect(takesGifts({ status: 'En cours' }, TODAY)).toBe(true);
  expect(takesGifts({ status: 'Terminé' }, TODAY)).toBe(false);
  expect(takesGifts({ status: 'Terminé', ends: '2099-01-01' }, TODAY)).toBe(false);
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

test('a register is any line; proofs are those of receipts, expenses and votes', () => {
  const lines = {
    history: [{ date: TODAY, status: 'En vote' as const, reason: 'Ouvert.' }],
    receipts: [receipt(TODAY, { proof: '/images/a.jpg' })],
    expenses: [{ date: TODAY, amount: 5, item: 'Plants', proof: '/images/b.jpg' }],
  };
  for (const [key, value] of Object.entries(lines))
    expect(hasRegister(sheetWith({ [key]: value })), key).toBe(true);
  expect(hasRegister(sheetWith({}))).toBe(false);
  expect(hasRegister(sheetWith({ history: [], receipts: [], expenses: [] }))).toBe(false);
  const counts = [{ date: TODAY, for: 3, proof: '/images/c.jpg' }] as NonNullable<
    Sheet['vote']
  >['counts'];
  const vote = { counts } as Sheet['vote'];
  const proofs = proofsOf([sheetWith({ ...lines, vote }), sheetWith({ receipts: lines.receipts })]);
  expect([...proofs].sort()).toEqual(['/images/a.jpg', '/images/b.jpg', '/images/c.jpg']);
});

test('the last count of a vote counts, while it is open on a site with votes', () => {
  const counts = [{ for: 3 }, { for: 5 }] as NonNullable<Sheet['vote']>['counts'];
  const open = sheetWith({ status: 'En vote', vote: { counts } as Sheet['vote'] });
  const site = { participe: { vote: 'actif' } } as Site;
  expect(lastCount({ counts } as NonNullable<Sheet['vote']>)).toEqual({ for: 5 });
  expect(voteCount(open, site)).toBe(5);
  expect(voteCount({ ...open, status: 'En cours' }, site)).toBeUndefined();
  expect(voteCount(open, {} as Site)).toBeUndefined();
  expect(voteCount(sheetWith({ status: 'En vote' }), site)).toBeUndefined();
});

test.each([
  ['2026-01-01', '2026-T1'],
  ['2026-03-31', '2026-T1'],
  ['2026-04-01', '2026-T2'],
  ['2026-09-30', '2026-T3'],
  ['2026-10-01', '2026-T4'],
  ['2026-12-31', '2026-T4'],
])('%s is in the quarter %s', (day, quarter) => {
  expect(quarterOf(day)).toBe(quarter);
});
