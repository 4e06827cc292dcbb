import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  escapeMarkdown,
  inlineCode,
  sentence,
  truncate,
} from '../../../src/review/report/report-markdown.ts';
import { reportPage } from '../../../src/review/report/report-page.ts';
import { reviewComment } from '../../../src/review/report/review-comment.ts';
import { diffWords } from '../../../src/review/word-diff.ts';
import { markedText, reviewOf } from './review-sample-sites.ts';

test('a word diff contains all of both texts', () => {
  const text = fc.stringMatching(/^[a-zé ’.,]{0,60}$/);
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = diffWords(before, after);
      const without = (kind: string) =>
        pieces
          .filter((p) => p.kind !== kind)
          .map((p) => p.text)
          .join('');
      return without('added') === before && without('removed') === after;
    }),
  );
});

test('whole words are replaced, and neighbouring ones are one change', () => {
  expect(markedText(diffWords('le 06 12 34', 'le 06 99 88'))).toBe('le 06 [-12 34-][+99 88+]');
  expect(markedText(diffWords('l’école fermée', 'l’école ouverte'))).toBe(
    'l’école [-fermée-][+ouverte+]',
  );
  expect(markedText(diffWords('a@b.ga', 'c@b.ga'))).toBe('[-a@b.ga-][+c@b.ga+]');
  const price = diffWords('dès 1\u202f500\u00a0€', 'dès 1\u202f050\u00a0€');
  expect(markedText(price)).toBe('dès [-1\u202f500-][+1\u202f050+]\u00a0€');
  expect(sentence(price)).toBe('dès ~~1\u202f500~~ **1\u202f050**\u00a0€');
});

test('a comment has no mention, link or HTML of the content', () => {
  expect(escapeMarkdown('@moi *x* <img> https://x.ga [a](b) _http://y.ga _www.y.ga #12')).toBe(
    '@\u200bmoi \\*x\\* &lt;img\\> https\u200b://x.ga \\[a\\](b) \\_http\u200b://y.ga \\_www\u200b.y.ga \\#\u200b12',
  );
  expect(inlineCode('a`b')).toBe('``a`b``');
  expect(sentence(diffWords('un mot', 'un gros mot'))).toBe('un **gros** mot');
});

test('a comment on a large change is shorter than 60 KB and counts the items left out', async () => {
  const pages = (word: string) =>
    Object.fromEntries(
      Array.from({ length: 400 }, (_, n) => [
        `/page-${n}`,
        `<h1>Page ${n}</h1><p>${`texte ${n} ${word} é `.repeat(60)}</p><p>${n}0 000 FCFA ${word}</p>`,
      ]),
    );
  const comment = reviewComment(
    await reviewOf({ pages: pages('ancien') }, { pages: pages('nouveau') }),
  );
  expect(Buffer.byteLength(comment)).toBeLessThan(60_000);
  expect(comment).toMatch(/… et \d+ de plus dans le rapport complet/);
});

test('the report is one file without scripts or requests, and its content is escaped', async () => {
  const result = await reviewOf(
    { pages: { '/': '<h1>Un</h1>' } },
    { pages: { '/': '<h1>&lt;script&gt;alert(1)&lt;/script&gt;</h1>' } },
  );
  const report = reportPage(result);
  expect(report).not.toMatch(/<script|<link|src="(?!data:)|url\(/);
  expect(report).toContain('&lt;script&gt;alert');
});

test('a text is cut between two characters, never inside one', () => {
  expect(truncate('un arbre 🌱🌱', 11)).toBe('un arbre…');
  expect(truncate('un arbre 🌱🌱', 12)).toBe('un arbre 🌱…');
  expect(truncate('un arbre 🌱🌱', 13)).toBe('un arbre 🌱🌱');
});
