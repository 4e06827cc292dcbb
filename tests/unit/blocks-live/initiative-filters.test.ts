import { expect, test } from 'vitest';
import {
  addressWith,
  compareInitiatives,
  type InitiativeFacts,
  matches,
} from '../../../src/blocks/register/filters.ts';

const NOTHING = { theme: '', province: '', lieu: '', statut: '', tri: '' };

test('of two initiatives the one with the lower number stands first; one without a number is last', () => {
  const [first, second, absent] = [{ votes: -5 }, { votes: 0 }, {}].map((order) => ({
    ...WELL,
    order,
  }));
  if (!first || !second || !absent) throw new Error('Three are compared.');
  const sorted = (sort: string) =>
    [absent, second, first].toSorted((a, b) => compareInitiatives(sort, a, b));
  expect(sorted('votes')).toEqual([first, second, absent]);
  // Without a choice, or for one that does not exist, they stay in their order.
  for (const sort of ['', 'fin', '0']) expect(sorted(sort)).toEqual([absent, second, first]);
});

test('an address has its filters in one order, and retains its other parameters', () => {
  const filters = { ...NOTHING, statut: 'en-vote', theme: 'sante' };
  expect(addressWith('https://a.ga/p?statut=termine&autre=1', filters)).toBe(
    'https://a.ga/p?autre=1&theme=sante&statut=en-vote',
  );
});

const WELL: InitiativeFacts = {
  theme: 'sante',
  province: 'moyen-ogooue',
  statut: 'en-vote',
  places: '-lambarene-moyen-ogooue-lambarene-ndjole',
  order: {},
};

test.each([
  [{ lieu: 'lambarene' }, true],
  [{ lieu: 'lamb' }, true],
  [{ lieu: 'ndjole' }, true],
  [{ lieu: 'ogooue-moyen' }, true],
  [{ lieu: 'port-gentil' }, false],
  [{ lieu: 'rene' }, false],
  [{ theme: 'sante', province: 'moyen-ogooue', statut: 'en-vote' }, true],
  [{ theme: 'sante', statut: 'termine' }, false],
  [{ province: 'ogooue-maritime' }, false],
])('whether %j finds an initiative of Lambaréné: %s', (asked, found) => {
  expect(matches(WELL, { ...NOTHING, ...asked })).toBe(found);
});
