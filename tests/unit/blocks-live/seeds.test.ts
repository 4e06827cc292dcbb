import { expect, it } from 'vitest';
import {
  holdsOnlySeeds,
  seedsOf,
  shownDonations,
} from '../../../src/blocks/donations/donations.ts';

const sample = { name: 'Exemple', amount: 1, date: '2025-01-01', status: 'exemple' as const };
const received = { name: 'Awa', amount: 2, date: '2025-02-01' };
const visitors = { id: 'a', name: 'A', amount: 3, date: '2025-03-01' };
const list = (items: readonly unknown[]) => ({ kind: 'list' as const, items });

it('rows of the content are stored as donations, with ids that distinguish samples', () => {
  expect(seedsOf([sample, received, { ...received, status: 'reçu' }])).toEqual([
    { id: 'exemple-1', name: 'Exemple', amount: 1, date: '2025-01-01' },
    { id: 'publie-2', name: 'Awa', amount: 2, date: '2025-02-01' },
    { id: 'publie-3', name: 'Awa', amount: 2, date: '2025-02-01' },
  ]);
});

it('a stored list of earlier content gives way to the current content', () => {
  const now = seedsOf([{ ...sample, amount: 5 }]);
  expect(shownDonations(list(seedsOf([sample, sample])), now)).toEqual(now);
});

it.each([
  ['a donation of another origin', [...seedsOf([sample]), visitors]],
  ['a record that cannot be read', [...seedsOf([sample]), { id: 'exemple-2' }]],
  ['a record without an id', [{ name: 'A', amount: 3, date: '2025-03-01' }]],
  ['nothing', []],
])('a list that holds %s is never replaced', (_, items) => {
  expect(holdsOnlySeeds(items)).toBe(false);
});

it('samples are left out as soon as one donation was received', () => {
  const [, published] = seedsOf([sample, received]);
  expect(shownDonations(undefined, seedsOf([sample, received]))).toEqual([published]);
  expect(shownDonations(list([...seedsOf([sample]), visitors]), [])).toEqual([visitors]);
});
