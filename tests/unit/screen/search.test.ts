import { expect, test } from 'vitest';
import { comparable, hasWords, hitsIn } from '../../../src/screen/search.ts';

const SITE = {
  path: 'content/site.yml',
  text: 'donation:\n  phone: "+241 66 12 34 56"\n',
};
const ANSWER = {
  path: 'content/faq/01-a.mdx',
  text: '---\nquestion: À qui donner ?\n---\n\nAu 066.12.34.56, à Sébé-Brikolo.\n',
};
const find = (typed: string) => {
  const words = comparable(typed).trim();
  return [SITE, ANSWER].filter((file) => hasWords(file, words)).map((file) => hitsIn(file, words));
};

test.each([
  ['66123456', 'Dons', 'Le texte'],
  ['66 12 34 56', 'Dons', 'Le texte'],
  ['66.12.34', 'Dons', 'Le texte'],
])('the number « %s » is found wherever it stands, however it is written', (typed, ...places) =>
  expect(find(typed).map(([hit]) => hit?.where)).toEqual(places),
);

test.each(['sebe-brikolo', 'Sébé', 'à  sébé'])('the words « %s » are found in a text', (typed) =>
  expect(find(typed)).toEqual([
    [{ where: 'Le texte', excerpt: expect.stringContaining('Sébé-Brikolo') }],
  ]),
);

test('a title is found by its words, a path by its own', () => {
  expect(find('a qui donner')).toEqual([[{ where: 'Question', excerpt: 'À qui donner ?' }]]);
  expect(find('01-a')).toEqual([[]]);
  expect(find('absent')).toEqual([]);
});
