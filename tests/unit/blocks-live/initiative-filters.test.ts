import { expect, test } from 'vitest';
import {
  addressWith,
  compareInitiatives,
  FILTERS,
  filtersIn,
  type InitiativeFacts,
  matches,
} from '../../../src/blocks/register/filters.ts';

const choice = (name: 'theme' | 'province' | 'statut' | 'tri', slug: string) => ({
  name,
  options: [
    ['', 'Tous'],
    [slug, slug],
  ] as const,
});

const CHOICES = [
  choice('theme', 'sante'),
  choice('province', 'woleu-ntem'),
  choice('statut', 'en-vote'),
  choice('tri', 'fin'),
];

const NOTHING = { theme: '', province: '', lieu: '', statut: '', tri: '' };

test.each<[by: string, first: Partial<InitiativeFacts>, second: Partial<InitiativeFacts>]>([
  ['votes', { votes: 5 }, { votes: 2 }],
  ['votes', { votes: 0 }, {}],
  ['fin', { daysLeft: 0 }, { daysLeft: 1 }],
  ['fin', { daysLeft: 400 }, {}],
  ['avancement', { progress: 1 }, { progress: 0 }],
  ['recent', { since: '2026-01-01' }, { since: '2025-12-31' }],
  ['recent', { since: '2026-01-01' }, {}],
])('sorted by « %s », %j stands before %j, whichever came first', (by, one, two) => {
  const [first, second] = [one, two].map((facts) => ({ ...WELL, ...facts }));
  if (!first || !second) throw new Error('Two are compared.');
  expect(Math.sign(compareInitiatives(by, first, second))).toBe(-1);
  expect(Math.sign(compareInitiatives(by, second, first))).toBe(1);
  // Equal ones, and all without a choice, stay in their order.
  expect(compareInitiatives(by, first, first)).toBe(0);
  expect(compareInitiatives('', second, first)).toBe(0);
});

test.each([
  [
    '?theme=sante&province=woleu-ntem&statut=en-vote&lieu=ndjole&tri=fin',
    'sante woleu-ntem ndjole en-vote fin',
  ],
  ['?lieu=Ndjol%C3%A9&autre=1', 'ndjole'],
  ['?theme=SANTE&province=constructor&statut=__proto__&tri=0', ''],
  ['?lieu=%3Cscript%3Ealert(1)%3C/script%3E', ''],
  ['?lieu=%E0%A4%A', ''],
  [`?theme=sante&lieu=${'a'.repeat(61)}`, 'sante'],
])('the query %.60s asks for: %s', (query, asked) => {
  const filters = filtersIn(query, CHOICES);
  expect(FILTERS.flatMap((name) => filters[name] || []).join(' ')).toBe(asked);
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
  progress: 12,
  daysLeft: undefined,
  since: '',
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
