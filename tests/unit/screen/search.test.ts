import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFile } from '../../../src/screen/read-file.ts';
import { comparable, hasWords, hitsIn, placeOfWords } from '../../../src/screen/search.ts';

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
    [
      {
        where: 'Le texte',
        excerpt: expect.stringContaining('Sébé-Brikolo'),
        words: comparable(typed).trim(),
        place: { id: 'texte', from: expect.any(Number), to: expect.any(Number) },
      },
    ],
  ]),
);

test('a title is found by its words, a path by its own', () => {
  expect(find('a qui donner')).toEqual([
    [
      {
        where: 'Question',
        excerpt: 'À qui donner ?',
        words: 'a qui donner',
        place: { id: 'question', from: 0, to: 12 },
      },
    ],
  ]);
  expect(find('01-a')).toEqual([[]]);
  expect(find('absent')).toEqual([]);
});

test('of one file the first places are found, each with forty letters around the words', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `mot ${at}`).join('\n');
  const hits = (body: string) =>
    hitsIn(
      { path: 'content/faq/01-a.mdx', text: `---\nquestion: Quoi ?\n---\n\n${body}\n` },
      'mot',
    );
  expect([2, 3, 9].map((count) => hits(lines(count)).length)).toEqual([2, 3, 4]);
  const [a, b] = ['a'.repeat(40), 'b'.repeat(40)];
  expect(hits(`${a}mot${b}`)[0]?.excerpt).toBe(`${a}mot${b}`);
  expect(hits(`x${a}mot${b}y`)[0]?.excerpt).toBe(`…${a}mot${b}…`);
});

test('the letters of a place are the words that were found, also in another state of the text', () => {
  const part = fc.constantFrom(
    'Sœur',
    'été',
    '077.12 34',
    '  ',
    'L’île',
    'a\u0301',
    '6',
    '\n',
    'x',
  );
  const texts = fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (body, start, length) => {
      const file = { path: 'content/faq/01-a.mdx', text: `---\nquestion: Q\n---\n\n${body}\n` };
      const [line = ''] = body.split('\n').filter((one) => comparable(one).trim());
      const all = comparable(line);
      const words = all
        .slice(start % (all.length || 1))
        .slice(0, 1 + (length % 8))
        .trim();
      if (!words) return;
      const [hit] = hitsIn({ ...file, text: file.text.replaceAll('\n', '\r\n') }, words);
      const later = { ...file, text: file.text.replace('\n\n', '\n\nEn haut.\n\n') };
      for (const opened of [file, later]) {
        const { from = 0, to = 0 } = (hit && placeOfWords(hit, opened)) ?? {};
        const chosen = comparable(readFile(opened).body.slice(from, to));
        expect(chosen).toContain(words);
        expect(chosen.length).toBeLessThanOrEqual(words.length + 2);
      }
      expect(
        hit && placeOfWords(hit, { ...file, text: '---\nquestion: Q\n---\n' }),
      ).toBeUndefined();
    }),
  );
});
