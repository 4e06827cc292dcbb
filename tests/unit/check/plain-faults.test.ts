import { expect, test } from 'vitest';
import { svgIssues } from '../../../src/check/rules/svg.ts';
import { isLink } from '../../../src/site/formats/addresses.ts';
import { withFix } from '../../../src/values/positions.ts';
import { unreadableCharacter } from '../../../src/values/unreadable.ts';
import { readBody } from '../../site.ts';
import { page } from '../mdx/render.ts';

test.each([
  'https://xn--80ak6aa92e.com/',
  'https://www.xn--80ak6aa92e.com/',
  'https://0x7f.1/',
  'http://2130706433/',
  'https://exemple.ga:99999/',
  'https://exemple.ga:65536/',
  'mailto:a@exemple.ga?subject=a%0d%0aBcc:x@y.fr',
  'mailto:a@exemple.ga?body=b&subject=a%0Ab',
])('%s is no link', (address) => expect(isLink(address)).toBe(false));

test.each([
  'https://exemple.ga:8080/a:99999',
  'https://exemple.ga:65535/',
  'https://3.exemple.ga/',
  'https://192.168.1.4/',
  'https://1and1.com',
  'mailto:a@exemple.ga?subject=Un%20devis&body=a%0ab',
])('%s is a link', (address) => expect(isLink(address)).toBe(true));

const read = (text: string) => readBody({ text, path: 'content/articles/essai.mdx' }).issues;
const rulesOf = (body: string) => read(page(body)).map(({ rule }) => rule);

test.each([
  ['<!-- à vérifier --> \n\nTexte.', []],
  ['[cliquez ici](/contact)', ['lien-vague']],
  ['[Cliquer sur ce lien](/contact)', ['lien-vague']],
  ['[ici](/contact)', []],
  ['[ici, le rapport](/contact)', []],
  ['Des gens de là [là-bas](/contact)', []],
])('%j is read as %j', (body, rules) => expect(rulesOf(body)).toEqual(rules));

test.each([
  ['-un\n-deux\nUne phrase.', '- un\n- deux\n\nUne phrase.'],
  ['1)un\n2)deux\n**Une** phrase.', '1. un\n2. deux\n\n**Une** phrase.'],
  ['✅ un\n👉 deux\nUne phrase.', '- ✅ un\n- 👉 deux\n\nUne phrase.'],
  ['-un\n-deux, qui\ncontinue', '- un\n- deux, qui\ncontinue'],
])('the list proposed for %j does not take what is below', (body, right) => {
  const text = page(body);
  const [issue] = read(text);
  const mended = issue?.fix ? withFix(text, issue.fix) : text;
  expect(mended.trimEnd()).toBe(page(right).trimEnd());
  expect(read(mended)).toEqual([]);
});

test.each(['\u034f', '\u3164', '\uffa0'])('a sign that nobody sees is found: %j', (sign) =>
  expect(unreadableCharacter(`Eco${sign} Logik`)?.rest).toBe('Eco Logik'),
);

const drawing = (inside: string) =>
  svgIssues(
    'a.svg',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
  ).map(({ rule }) => rule);

test('a drawing with an element of attributes without end is refused', () => {
  const many = Array.from({ length: 2000 }, (_, at) => `a${at}="1"`).join(' ');
  expect(drawing(`<path ${many}/>`)).toEqual(['image-trop-lourde']);
  expect(drawing('<path id="a" d="M0 0"/>')).toEqual([]);
});
