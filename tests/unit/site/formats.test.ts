import { afterEach, expect, test, vi } from 'vitest';
import { isLink, LINK } from '../../../src/site/formats/addresses.ts';
import {
  EMAIL,
  GABON_NUMBER,
  isDialable,
  PAYMENT_NUMBER,
} from '../../../src/site/formats/contacts.ts';
import { PICTURE } from '../../../src/site/formats/file-formats.ts';
import { type Format, formatDoubt, formatFault } from '../../../src/site/formats/format.ts';
import {
  AMOUNT,
  COMING_DAY,
  DAY,
  NEXT_DAY,
  PAST_DAY,
  PERCENTAGE,
  PRICE,
  TO_COME,
} from '../../../src/site/formats/numbers.ts';

test.each<[string, string | undefined, Format]>([
  ['1er mai 2026', '2026-05-01', DAY],
  ['3 févr. 2026', '2026-02-03', DAY],
  ['3 jui 2026', undefined, DAY],
  ['01/05/2026', '2026-05-01', DAY],
  ['2026–05–01', '2026-05-01', DAY],
  ['5 décembre 2026, 9 h', '2026-12-05', DAY],
  ['14/11/2026 25 000 FCFA reçus en deux fois', '2026-11-14', DAY],
  ['vers le 3 mars 2026', undefined, DAY],
  ['1 250 000 FCFA', '1250000', AMOUNT],
  ['150 000 francs CFA', '150000', AMOUNT],
  ['12,50', undefined, AMOUNT],
  ['45 %', '45', PERCENTAGE],
  ['content/pages/contact.mdx', '/contact', LINK],
  ['contact@exemple.ga', undefined, LINK],
  ['javascript:alert(1)', undefined, LINK],
  ['C:\\bilan.pdf', undefined, LINK],
  ['../images/plage.jpg', '/images/plage.jpg', PICTURE],
  ['/images/../../secret.png', undefined, PICTURE],
])('« %s » is corrected to %s', (text, right, form) => {
  const fault = formatFault(form, text);
  expect(fault.right).toBe(right);
  expect(fault.hint).toContain(right ?? ' ');
});

test.each([
  ['À annoncer', TO_COME],
  ['16 janvier 2027', '2027-01-16'],
  ['2027-01-16 ou le 23', undefined],
])('the next day « %s » is %s', (text, day) => expect(NEXT_DAY.plain?.(text)).toBe(day));

test.each(['Dès 2 5000 €', 'Dès 2 50 €', 'Dès 25 00 €', '1 25 000 FCFA'])(
  'figures that are not in groups of three, as in « %s », are no price',
  (text) => expect(PRICE.accepts(text)).toBe(false),
);

const PRICES = [
  ...['Bouteille O2, 5 000 FCFA', 'Article 1o, 200 €', 'Dès 15 000 FCFA', '1 250 000 FCFA'],
  ...['Gratuit (bouteille O2)', 'À partir de 2 500 €', 'En 2026, 50 €', '2026 500 €', '12 € 50'],
];

test.each(PRICES)('%s is a price', (text) => expect(PRICE.accepts(text)).toBe(true));

test.each([
  'https://xn--80ak6aa92e.com/',
  'https://0x7f.1/',
  'http://2130706433/',
  'https://exemple.ga:65536/',
  'mailto:a@exemple.ga?subject=a%0d%0aBcc:x@y.fr',
])('%s is no link', (address) => expect(isLink(address)).toBe(false));

test.each([
  'https://exemple.ga:8080/a:99999',
  'https://exemple.ga:65535/',
  'https://192.168.1.4/',
  'mailto:a@exemple.ga?subject=Un%20devis&body=a%0ab',
])('%s is a link', (address) => expect(isLink(address)).toBe(true));

test.each([
  [AMOUNT, '20 €', 'en euros', undefined],
  [AMOUNT, '1 000 000 FCFA (1 500 €)', 'n’est pas un montant', undefined],
  [AMOUNT, '-5', 'nombre entier', undefined],
  [AMOUNT, 'beaucoup', 'n’est pas un montant.', undefined],
  [EMAIL, 'awa@exemple,ga', 'n’est pas une adresse', undefined],
  [PAYMENT_NUMBER, '077 12 34 5', 'n’a pas tous ses chiffres', undefined],
  [DAY, '2026-11-02 25 000 FCFA reçus', '« 25 000 FCFA reçus » ne paraîtrait pas', '2026-11-02'],
])('what is wrong is named: %#', (format, text, words, right) => {
  const fault = formatFault(format, text);
  expect(fault.message).toContain(words);
  expect(fault.right).toBe(right);
});

test('a value is corrected up to two thousand characters, the spaces around it not counted', () => {
  const amount = (zeros: number) => `  ${'0'.repeat(zeros)}5 FCFA  `;
  expect(formatFault(AMOUNT, amount(1994)).right).toBe('5');
  expect(formatFault(AMOUNT, amount(1995)).right).toBeUndefined();
});

test.each([
  [AMOUNT, '9007199254740991', true],
  [AMOUNT, '9007199254740992', false],
  [AMOUNT, '-1', false],
  [PERCENTAGE, '100', true],
  [PERCENTAGE, '101', false],
  [PRICE, '12 500', false],
])('%#: a value of a format at its edge', (format, text, expected) => {
  expect(format.accepts(text)).toBe(expected);
});

afterEach(() => void vi.unstubAllEnvs());

test('a day after that of BUILD_DATE is in the future', () => {
  vi.stubEnv('BUILD_DATE', '2025-06-01');
  expect(formatDoubt(PAST_DAY, '2025-06-01')).toBe(undefined);
  expect(formatDoubt(PAST_DAY, '2025-06-02')?.rule).toBe('date-a-venir');
  expect(formatDoubt(COMING_DAY, '2025-06-01')).toBe(undefined);
  expect(formatDoubt(COMING_DAY, '2025-05-31')?.rule).toBe('date-passee');
  expect([PAST_DAY, COMING_DAY].map(({ accepts }) => accepts('demain'))).toEqual([true, true]);
});

test.each([
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

test.each([
  '+241 77 12 34 5',
  '+241 77 12 34 567',
  '+241 077 12 34 56',
  '+241 07 12 34 56',
  '04 12 34 56',
  '077 12 34 5',
])('the number %s is doubted, and refused where money is sent', (number) => {
  const doubt = formatDoubt(GABON_NUMBER, number);
  expect([doubt?.severity, doubt?.right]).toEqual(['warning', undefined]);
  expect(formatDoubt(PAYMENT_NUMBER, number)?.severity).toBe('error');
});

test.each([
  ['+241 99 12 34 56', false],
  ['+241 73 12 34 56', false],
  ['011 72 00 00', true],
  ['77 12 34 56', true],
  ['+241 00 00 00 00', true],
  ['+33 6 12 34 56 78', true],
])('money may be sent to %s: %s', (number, expected) => {
  expect(PAYMENT_NUMBER.accepts(number)).toBe(expected);
});

test.each([
  ['077 12 34 56', true],
  ['1300', true],
  ['0300', false],
  ['1234567', false],
])('a telephone dials %s: %s', (number, expected) => {
  expect(isDialable(number)).toBe(expected);
});
