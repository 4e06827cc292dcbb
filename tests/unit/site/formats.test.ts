import { expect, test } from 'vitest';
import { LINK, WEB_ADDRESS } from '../../../src/site/formats/addresses.ts';
import { EMAIL, PHONE } from '../../../src/site/formats/contacts.ts';
import { PICTURE } from '../../../src/site/formats/file-formats.ts';
import { type Format, formatFault } from '../../../src/site/formats/format.ts';
import { AMOUNT, DAY, PERCENTAGE, PRICE } from '../../../src/site/formats/numbers.ts';
import { QUOTATION } from '../../../src/site/formats/quotation.ts';

test.each<[string, string | undefined, Format]>([
  ['1er mai 2026', '2026-05-01', DAY],
  ['le mardi 3 févr. 2026', '2026-02-03', DAY],
  ['dimanche 12 AOÛT 2026', '2026-08-12', DAY],
  ['3 jui 2026', undefined, DAY],
  ['5 mars', undefined, DAY],
  ['01/05/2026', '2026-05-01', DAY],
  ['2026-5-1', '2026-05-01', DAY],
  ['2026–05–01', '2026-05-01', DAY],
  ['2026-05-01T10:00', '2026-05-01', DAY],
  ['31/02/2026', undefined, DAY],
  ['1 250 000 FCFA', '1250000', AMOUNT],
  ['9.500.000', '9500000', AMOUNT],
  ['« 9 500 000 F CFA »', '9500000', AMOUNT],
  ['50 000 F', '50000', AMOUNT],
  ['150 000 francs CFA', '150000', AMOUNT],
  ['5O00', '5000', AMOUNT],
  ['25 mille', '25000', AMOUNT],
  ['1,5 million', '1500000', AMOUNT],
  ['8,2 millions', '8200000', AMOUNT],
  ['2OO €', '200 €', PRICE],
  ['l5 euros', '15 €', PRICE],
  ['1O 000 FCFA la bouteille O2', '10 000 FCFA la bouteille O2', PRICE],
  ['12,50', undefined, AMOUNT],
  ['45 %', '45', PERCENTAGE],
  ['145 %', undefined, PERCENTAGE],
  ['mailto:contact@exemple.ga', 'contact@exemple.ga', EMAIL],
  ['contact', undefined, EMAIL],
  ['Tél : 077 12 34 56', '077 12 34 56', PHONE],
  ['(+241) 77 12 34 56', '+241 77 12 34 56', PHONE],
  ['077', undefined, PHONE],
  ['/conta ct', '/contact', LINK],
  ['content/pages/contact.mdx', '/contact', LINK],
  ['https:\\\\exemple.ga\\page', 'https://exemple.ga/page', LINK],
  ['contact@exemple.ga', 'mailto:contact@exemple.ga', LINK],
  ['+241 77 12 34 56', 'tel:+24177123456', LINK],
  ['//exemple.ga', undefined, LINK],
  ['Nos actions.mdx', undefined, LINK],
  ['javascript:alert(1)', undefined, LINK],
  ['C:\\bilan.pdf', undefined, LINK],
  ['exemple.ga/cv', 'https://exemple.ga/cv', WEB_ADDRESS],
  ['https//exemple.ga', 'https://exemple.ga', WEB_ADDRESS],
  ['https://exemple. ga', 'https://exemple.ga', WEB_ADDRESS],
  ['notre site', undefined, WEB_ADDRESS],
  ['../images/plage.jpg', '/images/plage.jpg', PICTURE],
  ['content\\images\\plage.jpg', '/images/plage.jpg', PICTURE],
  ['https://exemple.ga/plage.jpg', undefined, PICTURE],
  ['/images/../../secret.png', undefined, PICTURE],
])('« %s » is corrected to %s', (text, right, form) => {
  const fault = formatFault(form, text);
  expect(fault.right).toBe(right);
  expect(fault.hint).toContain(right ?? ' ');
});

test.each([
  ['« Merci à vous ! »', 'Merci à vous !'],
  ['“Merci”', 'Merci'],
  ['Merci', 'Merci'],
  ['« Merci », dit-il, « à vous »', '« Merci », dit-il, « à vous »'],
])('of the quotation %s, the site puts %s in its own guillemets', (text, words) => {
  expect(QUOTATION.plain?.(text)).toBe(words);
});

test.each(['Gratuit (bouteille O2)', 'Sur devis, 1o et 2o'])('%s is a price', (text) => {
  expect(PRICE.accepts(text)).toBe(true);
});
