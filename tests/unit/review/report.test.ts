import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reviewComment } from '../../../src/review/comment.ts';
import { escapeMarkdown, inlineCode, sentence, truncate } from '../../../src/review/markdown.ts';
import { equalRows, type Pixels } from '../../../src/review/picture-pair.ts';
import { reportPage } from '../../../src/review/report.tsx';
import { diffWords } from '../../../src/review/word-diff.ts';
import { contact, files, reviewOf } from '../review/sample-states.ts';

test('a word diff contains all of both texts', () => {
  const text = fc.stringMatching(/^[a-zé ’.,]{0,60}$/);
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = diffWords(before, after);
      const without = (kind: string) =>
        pieces.map((one) => (one.kind === kind ? '' : one.text)).join('');
      const spaceless = (words: string) => words.replace(/\s/g, '');
      return spaceless(without('added')) === spaceless(before) && without('removed') === after;
    }),
  );
});

test.each([
  ['un mot', 'un gros mot', 'un **gros** mot'],
  ['le 06 12 34', 'le 06 99 88', 'le 06 ~~12 34~~ **99 88**'],
  ['l’école fermée', 'l’école ouverte', 'l’école ~~fermée~~ **ouverte**'],
  ['à a@b.ga, merci', 'à c@b.ga, merci', 'à ~~a@\u200bb.ga~~ **c@\u200bb.ga**, merci'],
  [
    'dès 1\u202f500\u00a0€',
    'dès 1\u202f050\u00a0€',
    'dès ~~1\u202f500~~\u00a0**1\u202f050**\u00a0€',
  ],
])('%s → %s: whole words are replaced, neighbouring ones at once', (before, after, marked) => {
  expect(sentence(diffWords(before, after))).toBe(marked);
});

test('a comment has no mention, link or HTML of the content', () => {
  expect(escapeMarkdown('@moi *x* <img> https://x.ga [a](b) _http://y.ga _www.y.ga #12')).toBe(
    '@\u200bmoi \\*x\\* &lt;img\\> https\u200b://x.ga \\[a\\](b) \\_http\u200b://y.ga \\_www\u200b.y.ga \\#\u200b12',
  );
  expect(inlineCode('a`b')).toBe('``a`b``');
  expect(truncate('a😀b', 3)).toBe('a…');
});

test('the comment says money first, then the changed passages under their headings, and the line that mends', async () => {
  const text = (price: string) => contact(`## Prix\n\nUn devis dès ${price} FCFA, c’est dit.`);
  const { content } = text('1\u202f500');
  const before = { content: { ...content, 'redirections.yml': '/prix: /contact\n' } };
  expect(reviewComment(await reviewOf(before, text('1\u202f050')))).toBe(
    `## Ce qui change pour les visiteurs

À vérifier d’abord\u00a0: 2. Fichiers modifiés dont aucune page ne montre le changement\u00a0: 1.

### ⚠️ À vérifier d’abord

- **Argent · Page** · \`content/pages/contact.mdx\` · \`/contact\`
  - Sous «\u202fPrix\u202f»\u00a0: Un devis dès ~~1\u202f500~~ **1\u202f050** FCFA, c’est dit.
- **Ancienne adresse qui ne mène plus nulle part** · \`content/redirections.yml\`
  - /prix\u00a0: ~~/contact~~
  - À ajouter dans content/redirections.yml\u00a0: **/prix: /contact**

### Fichiers modifiés dont aucune page ne montre le changement

- **Page** · \`content/pages/contact.mdx\` · \`/contact\`
  - Sous «\u202fPrix\u202f»\u00a0: Un devis dès ~~1\u202f500~~ **1\u202f050** FCFA, c’est dit.`,
  );
});

test('the report is one escaped file without scripts or requests, and its routes lead to the preview', async () => {
  const result = await reviewOf(contact('Un.'), contact('Un &lt;script>alert(1)&lt;/script>'));
  const report = reportPage(result);
  expect(report).toContain('&lt;script&gt;');
  expect(report).not.toMatch(/<script|src="(?!data:)|<link/);
  expect(report).toMatch(/Content-Security-Policy" content="default-src &#x27;none&#x27;/);
  const preview = 'https://org.github.io/site/pr-12/';
  expect(reportPage({ ...result, preview })).toContain(`<a href="${preview}contact">/contact</a>`);
  expect(report).not.toContain('<a href="http');
});

test('a bidirectional control character is shown by its code, in the report and in the comment', async () => {
  const result = await reviewOf(contact('Versez ici'), contact('Versez \u202eici\u2066'));
  for (const text of [reportPage(result), reviewComment(result)]) {
    expect(text).toContain('U+202E');
    expect(text).not.toMatch(/[\u202e\u2066]/);
  }
});

/** A white picture with black rows. */
function picture(height: number, ...rows: number[]): Pixels {
  const data = new Uint8Array(10 * height * 4).fill(255);
  for (const row of rows) data.fill(0, row * 40, (row + 1) * 40);
  return { width: 10, height, data };
}

test.each([
  ['equal', picture(9, 2), picture(9, 2), { top: 9, bottom: 0 }],
  ['changed in place', picture(9, 2), picture(9, 2, 4, 6), { top: 4, bottom: 2 }],
  ['with rows inserted', picture(9, 2, 7), picture(12, 2, 4, 10), { top: 4, bottom: 5 }],
])('of two pictures that are %s, the equal rows are found', (_, before, after, rows) => {
  expect(equalRows(before, after)).toEqual(rows);
});

test('of a renamed file, only what changed in it is to be read again, and where it stands', async () => {
  const question = (word: string) => `---\nquestion: Qui ?\n---\n\nUn.\n\n${word}.\n`;
  const { sections } = await reviewOf(files({ 'faq/01-qui.mdx': question('Deux') }), {
    ...files({ 'faq/02-qui.mdx': question('Trois') }),
    pages: { '/je-participe/faq': 'Trois' },
    renames: { 'faq/01-qui.mdx': 'faq/02-qui.mdx' },
  });
  const changes = sections.flatMap(({ title, entries }) =>
    entries.flatMap((entry) =>
      entry.changes.map((one) => [title, one.label, one.before, one.after]),
    ),
  );
  expect(changes).toEqual([
    ['Pages et textes modifiés', 'Fichier renommé', 'faq/01-qui.mdx', 'faq/02-qui.mdx'],
    ['Pages et textes modifiés', '', 'Deux.', 'Trois.'],
  ]);
});
