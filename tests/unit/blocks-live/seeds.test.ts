import { expect, it } from 'vitest';
import {
  captionOf,
  holdsOnlySeeds,
  isOutdated,
  seedsOf,
  shownDonations,
  totalOf,
} from '../../../src/blocks/donation-table/donations.ts';

const sample = { name: 'Exemple', amount: 1, date: '2025-01-01', status: 'exemple' as const };
const received = { name: 'Awa', amount: 2, date: '2025-02-01' };
const visitors = { id: 'a', name: 'A', amount: 3, date: '2025-03-01' };
const list = (items: readonly unknown[]) => ({ kind: 'list' as const, items });

it('rows of the content are stored as donations, with ids that distinguish samples', () => {
  const id = (start: string) => expect.stringMatching(new RegExp(`^${start}-[0-9a-z]+$`));
  expect(seedsOf([sample, received, { ...received, status: 'reçu' }])).toEqual([
    { id: id('exemple-1'), name: 'Exemple', amount: 1, date: '2025-01-01' },
    { id: id('publie-2'), name: 'Awa', amount: 2, date: '2025-02-01' },
    { id: id('publie-3'), name: 'Awa', amount: 2, date: '2025-02-01' },
  ]);
});

it.each([
  ['the first real donation', [received]],
  ['one more row', [sample, received]],
  ['another amount', [{ ...sample, amount: 5 }]],
])('%s shows to visitors of the version before', (_, items) => {
  const before = list(seedsOf([sample]));
  const now = seedsOf(items);
  expect(isOutdated(before, now)).toBe(true);
  expect(shownDonations(before, now)).toEqual(now.toReversed());
});

it('a list stored from the same content is not outdated', () => {
  expect(isOutdated(list(seedsOf([sample, received])), seedsOf([sample, received]))).toBe(false);
});

it.each([
  ['a donation of another origin', [...seedsOf([sample]), visitors]],
  ['a record that cannot be read', [...seedsOf([sample]), { id: 'exemple-2' }]],
  ['a record without an id', [{ name: 'A', amount: 3, date: '2025-03-01' }]],
  ['a row that someone has changed', seedsOf([sample]).map((row) => ({ ...row, amount: 9 }))],
  ['one row less', seedsOf([sample, received]).slice(1)],
  ['nothing', []],
])('a list that holds %s is never replaced', (_, items) => {
  expect(holdsOnlySeeds(items)).toBe(false);
  expect(isOutdated(list(items), seedsOf([received]))).toBe(false);
});

it('a value that is no list is never outdated', () => {
  expect(isOutdated({ kind: 'none' }, seedsOf([sample]))).toBe(false);
  expect(isOutdated({ kind: 'unreadable', reason: '' }, seedsOf([sample]))).toBe(false);
});

it.each([
  ['samples', seedsOf([sample, sample]), 'samples'],
  ['both', [...seedsOf([sample]), visitors], 'someSamples'],
])('a table of %s says so', (_, donations, caption) => {
  expect(captionOf(donations)).toBe(caption);
});

it.each([
  ['published', seedsOf([received])],
  ['stored', [visitors]],
])('a table of %s donations says that they were received', (_, donations) => {
  expect(captionOf(donations)).toBe('received');
});

it('the total leaves samples out as soon as one donation was received', () => {
  expect(totalOf([...seedsOf([sample, sample]), visitors])).toBe(3);
  expect(totalOf(seedsOf([sample, sample]))).toBe(2);
});
