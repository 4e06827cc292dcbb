import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commentOf } from '../../../src/review/report/comment.ts';
import { clip, code, escapeMarkdown, sentence } from '../../../src/review/report/markdown.ts';
import { reportPage } from '../../../src/review/report/report-page.ts';
import { diffWords } from '../../../src/review/word-diff.ts';
import { marked, reviewOf } from './tiny-site.ts';

test('a diff of words loses nothing of either side', () => {
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

test('a whole word is replaced, never half of one; neighbours become one change', () => {
  expect(marked(diffWords('le 06 12 34', 'le 06 99 88'))).toBe('le 06 [-12 34-][+99 88+]');
  expect(marked(diffWords('l’école fermée', 'l’école ouverte'))).toBe(
    'l’école [-fermée-][+ouverte+]',
  );
  expect(marked(diffWords('a@b.ga', 'c@b.ga'))).toBe('[-a@b.ga-][+c@b.ga+]');
  const price = diffWords('dès 1\u202f500\u00a0€', 'dès 1\u202f050\u00a0€');
  expect(marked(price)).toBe('dès [-1\u202f500-][+1\u202f050+]\u00a0€');
  expect(sentence(price)).toBe('dès ~~1\u202f500~~ **1\u202f050**\u00a0€');
});

test('a comment calls nobody, links nowhere and holds no HTML of the content', () => {
  expect(escapeMarkdown('@moi *x* <img> https://x.ga [a](b) _http://y.ga _www.y.ga #12')).toBe(
    '@\u200bmoi \\*x\\* &lt;img\\> https\u200b://x.ga \\[a\\](b) \\_http\u200b://y.ga \\_www\u200b.y.ga \\#\u200b12',
  );
  expect(code('a`b')).toBe('``a`b``');
  expect(sentence(diffWords('un mot', 'un gros mot'))).toBe('un **gros** mot');
});

test('a comment about very much stays under 60 KB and counts what it leaves out', async () => {
  const pages = (word: string) =>
    Object.fromEntries(
      Array.from({ length: 400 }, (_, n) => [
        `/page-${n}`,
        `<h1>Page ${n}</h1><p>${`texte ${n} ${word} é `.repeat(60)}</p><p>${n}0 000 FCFA ${word}</p>`,
      ]),
    );
  const comment = commentOf(
    await reviewOf({ pages: pages('ancien') }, { pages: pages('nouveau') }),
  );
  expect(Buffer.byteLength(comment)).toBeLessThan(60_000);
  expect(comment).toMatch(/… et \d+ de plus dans le rapport complet/);
});

test('the report is one file: no script, nothing fetched, content escaped', async () => {
  const outcome = await reviewOf(
    { pages: { '/': '<h1>Un</h1>' } },
    { pages: { '/': '<h1>&lt;script&gt;alert(1)&lt;/script&gt;</h1>' } },
  );
  const report = reportPage(outcome);
  expect(report).not.toMatch(/<script|<link|src="(?!data:)|url\(/);
  expect(report).toContain('&lt;script&gt;alert');
});

test('a text is cut between two signs, never in the middle of one', () => {
  expect(clip('un arbre 🌱🌱', 11)).toBe('un arbre…');
  expect(clip('un arbre 🌱🌱', 12)).toBe('un arbre 🌱…');
  expect(clip('un arbre 🌱🌱', 13)).toBe('un arbre 🌱🌱');
});
