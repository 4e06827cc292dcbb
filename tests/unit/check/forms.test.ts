import { expect, test } from 'vitest';
import { LINK, WEB_ADDRESS } from '../../../src/content/formats/addresses.ts';
import { EMAIL, PHONE } from '../../../src/content/formats/contacts.ts';
import { PICTURE } from '../../../src/content/formats/files.ts';
import { type Format, formatDiagnosis } from '../../../src/content/formats/format.ts';
import { AMOUNT, DAY, PERCENTAGE } from '../../../src/content/formats/numbers.ts';

const CASES: readonly [Format, readonly [string, string | undefined][]][] = [
  [
    DAY,
    [
      ['1er mai 2026', '2026-05-01'],
      ['le mardi 3 févr. 2026', '2026-02-03'],
      ['dimanche 12 AOÛT 2026', '2026-08-12'],
      ['3 jui 2026', undefined],
      ['5 mars', undefined],
      ['01/05/2026', '2026-05-01'],
      ['2026-5-1', '2026-05-01'],
      ['2026–05–01', '2026-05-01'],
      ['2026-05-01T10:00', '2026-05-01'],
      ['31/02/2026', undefined],
    ],
  ],
  [
    AMOUNT,
    [
      ['1 250 000 FCFA', '1250000'],
      ['9.500.000', '9500000'],
      ['« 9 500 000 F CFA »', '9500000'],
      ['50 000 F', '50000'],
      ['150 000 francs CFA', '150000'],
      ['5O00', undefined],
      ['12,50', undefined],
    ],
  ],
  [
    PERCENTAGE,
    [
      ['45 %', '45'],
      ['145 %', undefined],
    ],
  ],
  [
    EMAIL,
    [
      ['mailto:contact@exemple.ga', 'contact@exemple.ga'],
      ['contact', undefined],
    ],
  ],
  [
    PHONE,
    [
      ['Tél : 077 12 34 56', '077 12 34 56'],
      ['(+241) 77 12 34 56', '+241 77 12 34 56'],
      ['077', undefined],
    ],
  ],
  [
    LINK,
    [
      ['/conta ct', '/contact'],
      ['content/pages/contact.mdx', '/contact'],
      ['https:\\\\exemple.ga\\page', 'https://exemple.ga/page'],
      ['contact@exemple.ga', 'mailto:contact@exemple.ga'],
      ['+241 77 12 34 56', 'tel:+24177123456'],
      ['//exemple.ga', undefined],
      ['Nos actions.mdx', undefined],
      ['javascript:alert(1)', undefined],
      ['C:\\bilan.pdf', undefined],
    ],
  ],
  [
    WEB_ADDRESS,
    [
      ['exemple.ga/cv', 'https://exemple.ga/cv'],
      ['https//exemple.ga', 'https://exemple.ga'],
      ['https://exemple. ga', 'https://exemple.ga'],
      ['notre site', undefined],
    ],
  ],
  [
    PICTURE,
    [
      ['../images/plage.jpg', '/images/plage.jpg'],
      ['content\\images\\plage.jpg', '/images/plage.jpg'],
      ['https://exemple.ga/plage.jpg', undefined],
      ['/images/../../secret.png', undefined],
    ],
  ],
];

const cases = CASES.flatMap(([form, texts]) =>
  texts.map(([text, right]) => [text, right, form] as const),
);

test.each(cases)('« %s » is corrected to %s', (text, right, form) => {
  const { suggestion, hint } = formatDiagnosis(form, text);
  expect(suggestion).toBe(right);
  expect(hint).toContain(right ?? ' ');
});
