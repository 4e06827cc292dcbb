import { expect, it } from 'vitest';
import { isError } from '../../../src/values/issue.ts';
import { issuesWith, pageText } from './fixture.ts';

/** What the check says of a text on a page that others lead to: severity, rule, and the corrected text. */
const said = (text: string) =>
  issuesWith({ 'pages/essai.mdx': pageText(text) })
    .filter(({ rule }) => rule !== 'page-sans-lien')
    .map(({ severity, rule, fix }) => [severity, rule, fix?.text].filter(Boolean).join(' '));

it.each([
  'https://www.canva.com/design/abc/edit?x=1',
  'https://we.tl/t-abc',
  'https://scontent-1.fbcdn.net/a.jpg',
  'https://wa.me/24107123456',
  'https://api.whatsapp.com/send?text=2410&phone=241077123456',
])('the address %s is doubted', (address) => {
  expect(said(`[Le reçu](${address})`)).toEqual(['warning adresse-douteuse']);
});

it.each([
  'https://drive.google.com/file/d/abc/view',
  'https://wa.me/24177123456',
  'https://exemple.ga/edit',
])('the address %s is not doubted', (address) => {
  expect(said(`[Le reçu](${address})`)).toEqual([]);
});

it.each([
  ['awa@gmial.com', 1],
  ['awa@exemple.con', 1],
  ['awa@ymail.com', 0],
  ['awa@eco-logik.ga', 0],
])('%s is asked about %i times', (mailbox, times) => {
  expect(said(`[Écrire](mailto:${mailbox})`)).toEqual(Array(times).fill('warning courriel'));
});

it('a sign that turns a title round is an error at its line', () => {
  const text = pageText('Le texte.').replace('Une page', '"Un\\u202eessai"');
  const issues = issuesWith({ 'pages/essai.mdx': text }).filter(isError);
  expect(issues.map(({ rule, line }) => `${rule} ${line}`)).toEqual(['texte-illisible 2']);
});

it.each(['• ', '•  '])('a mark %j typed before a key goes with its blanks', (mark) => {
  const text = pageText('Le texte.').replace('title', `${mark}title`);
  const issues = issuesWith({ 'pages/mentions-legales.mdx': text });
  expect(issues.map(({ rule, fix }) => `${rule} ${fix?.text}`)).toEqual(['cle-inconnue title']);
});

it.each([
  ['[12/11/26, 10:22:05] Awa: Le prix\t2 5000 €\n[12/11/26, 10:23:05] Jean: Oui\t077', 2],
  [
    Array(5).fill('[12/11/26, 10:22:05] Awa: Mon fils est en classe de sixième à Oyem').join('\n'),
    5,
  ],
  ['Nom\tNuméro\nDe : Awa Mba, awa.mba@exemple.ga\t077', 1],
])(
  'of a pasted chat or mail only that is said on its lines, and no line is proposed: %j',
  (text, lines) => {
    const rules = said(text).filter((one) => !one.includes('tableau'));
    expect(rules).toEqual(Array(lines).fill('warning texte-colle'));
    expect(said(text).some((one) => one.includes('|'))).toBe(false);
  },
);
