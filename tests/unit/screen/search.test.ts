import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFile } from '../../../src/screen/read-file.ts';
import { comparable, hasWords, placeOfWords } from '../../../src/screen/search.ts';

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
  return [SITE, ANSWER]
    .filter((file) => hasWords(file, words))
    .map((file) => placeOfWords(words, file));
};

const NUMBER = { from: 5, to: 16 };

test.each([
  [
    '66123456',
    [
      { id: 'donation.phone', ...NUMBER },
      { id: 'texte', ...NUMBER },
    ],
  ],
  ['à  sébé', [{ id: 'texte', from: 18, to: 24 }]],
  ['a qui donner', [{ id: 'question', from: 0, to: 12 }]],
  ['01-a', [undefined]],
  ['absent', []],
])('« %s » is found wherever it stands, however it is written', (typed, places) =>
  expect(find(typed)).toEqual(places),
);

test('the letters of a place are the words that were typed', () => {
  const part = fc.constantFrom(
    ...['Sœur', 'été', '077.12 34', '  ', 'L’île', 'a\u0301', '6', '\n', 'x'],
  );
  const texts = fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (body, start, length) => {
      const file = { path: 'content/faq/01-a.mdx', text: `---\nquestion: Q\n---\n\n${body}\n` };
      const all = comparable(body);
      const at = start % (all.length || 1);
      const words = all.slice(at, at + 1 + (length % 8)).trim();
      if (!words || words === 'q') return;
      const { id, from = 0, to = 0 } = placeOfWords(words, file) ?? {};
      expect(id).toBe('texte');
      const chosen = comparable(readFile(file).body.slice(from, to));
      expect(chosen).toContain(words);
      expect(chosen.length).toBeLessThanOrEqual(words.length + 2);
    }),
  );
});
