import { afterEach, expect, it, vi } from 'vitest';
import { effectiveProvider } from '../../../src/site/embeds.ts';
import { GABON_NUMBER } from '../../../src/site/formats/contacts.ts';
import { formatDoubt } from '../../../src/site/formats/format.ts';
import { PAST_DAY, PRICE } from '../../../src/site/formats/numbers.ts';
import { issuesWith } from './fixture.ts';

afterEach(() => void vi.unstubAllEnvs());

it('a day after that of BUILD_DATE is in the future', () => {
  vi.stubEnv('BUILD_DATE', '2025-06-01');
  expect(formatDoubt(PAST_DAY, '2025-06-01')).toBe(undefined);
  expect(formatDoubt(PAST_DAY, '2025-06-02')?.rule).toBe('date-a-venir');
});

it.each([
  '+241 77 12 34 56',
  '00241 11 72 00 00',
  '077 12 34 56',
  '77 12 34 56',
  '+241 00 00 00 00',
  '+33 6 12 34 56 78',
  '1300',
])('the number %s is not doubted', (number) => {
  expect(formatDoubt(GABON_NUMBER, number)).toBe(undefined);
});

it.each([
  ['+241 77 12 34 5', undefined],
  ['+241 77 12 34 567', undefined],
  ['+241 077 12 34 56', '+241 77 12 34 56'],
  ['241 77 12 34 56', '+241 77 12 34 56'],
  ['tel:+241077123456', 'tel:+24177123456'],
])('the number %s is doubted, and stands for %s', (number, right) => {
  const doubt = formatDoubt(GABON_NUMBER, number);
  expect([doubt?.severity, doubt?.right]).toEqual(['warning', right]);
});

it.each([
  ['+241 07 12 34 56', '077 12 34 56'],
  ['04 12 34 56', '074 12 34 56'],
  ['0024101123456', '011 12 34 56'],
])('the number %s from before 2019 is refused, and asked whether it is %s', (number, today) => {
  const { severity, message, right } = formatDoubt(GABON_NUMBER, number) ?? {};
  expect({ severity, right }).toEqual({ severity: 'error', right: undefined });
  expect(message).toContain(today);
});

it.each([
  'À partir de 2 500 €',
  '50 000 F CFA',
  'Sur devis',
  'Gratuits',
  '2 ou 3 €',
  '9 € l’objet',
])('the price « %s » is not doubted', (price) => expect(formatDoubt(PRICE, price)).toBe(undefined));

const HEAD = '---\ntitle: Essai\ndescription: "Un essai."\n---\n\n';

it.each([
  'Note : demain, dès 8 h.',
  'Date: le 5 mars.',
  'date : le 5 mars.',
  '- Nom : Famille Mba\n- Montant : 50 000 FCFA',
  '- name: un mot anglais',
  '- un point : ceci\n- un autre : cela',
  'Bonjour.\n\ntitle: plus bas',
  '',
])('a text that begins with « %s » is no list of the frontmatter', (body) => {
  const rules = issuesWith({ 'pages/essai.mdx': `${HEAD}${body}\n` }).map(({ rule }) => rule);
  expect(rules).not.toContain('liste-sous-en-tete');
});

it('a form whose host has no id yet stays a demonstration; a provider that needs none is left alone', () => {
  expect(effectiveProvider('tally', 'demo-child')).toBe('demo');
  expect(effectiveProvider('datawrapper', 'demo-map')).toBe('demo');
  expect(effectiveProvider('tally', 'mDY4xW')).toBe('tally');
  expect(effectiveProvider('message', 'demo-child')).toBe('message');
});
