import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reviewComment } from '../../../src/review/comment.ts';
import { escapeMarkdown, inlineCode, sentence, truncate } from '../../../src/review/markdown.ts';
import { changedRows, type Pixels, wholePicture } from '../../../src/review/picture-pair.ts';
import { reportPage } from '../../../src/review/report.tsx';
import { diffWords } from '../../../src/review/word-diff.ts';
import { markedText, reviewOf, type SampleState } from './sample-states.ts';

const contact = (body: string): SampleState => ({
  content: { 'pages/contact.mdx': `---\ntitle: Contact\n---\n\n${body}\n` },
});

test('a word diff contains all of both texts', () => {
  const text = fc.stringMatching(/^[a-zé ’.,]{0,60}$/);
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = diffWords(before, after);
      const without = (kind: string) =>
        pieces
          .filter((one) => one.kind !== kind)
          .map((one) => one.text)
          .join('');
      return without('added') === before && without('removed') === after;
    }),
  );
});

test.each([
  ['le 06 12 34', 'le 06 99 88', 'le 06 [-12 34-][+99 88+]'],
  ['l’école fermée', 'l’école ouverte', 'l’école [-fermée-][+ouverte+]'],
  ['a@b.ga', 'c@b.ga', '[-a@b.ga-][+c@b.ga+]'],
  ['dès 1\u202f500\u00a0€', 'dès 1\u202f050\u00a0€', 'dès [-1\u202f500-][+1\u202f050+]\u00a0€'],
])('%s → %s: whole words are replaced, neighbouring ones at once', (before, after, marked) => {
  expect(markedText(diffWords(before, after))).toBe(marked);
});

test('a comment has no mention, link or HTML of the content', () => {
  expect(escapeMarkdown('@moi *x* <img> https://x.ga [a](b) _http://y.ga _www.y.ga #12')).toBe(
    '@\u200bmoi \\*x\\* &lt;img\\> https\u200b://x.ga \\[a\\](b) \\_http\u200b://y.ga \\_www\u200b.y.ga \\#\u200b12',
  );
  expect(inlineCode('a`b')).toBe('``a`b``');
  expect(sentence(diffWords('un mot', 'un gros mot'))).toBe('un **gros** mot');
  expect(sentence(diffWords('dès 1\u202f500\u00a0€', 'dès 1\u202f050\u00a0€'))).toBe(
    'dès ~~1\u202f500~~ **1\u202f050**\u00a0€',
  );
  expect(truncate('a😀b', 3)).toBe('a…');
});

test('the comment says money first, then the changed passages under their headings', async () => {
  const text = (price: string) => contact(`## Prix\n\nUn devis dès ${price} FCFA, c’est dit.`);
  expect(reviewComment(await reviewOf(text('1\u202f500'), text('1\u202f050')))).toBe(
    `## Ce qui change pour les visiteurs

À vérifier d’abord\u00a0: 1. Fichiers modifiés dont aucune page ne montre le changement\u00a0: 1.

### ⚠️ À vérifier d’abord

- **Argent** · Montant\u00a0: ~~\`1 500 FCFA\`~~ → **\`1 050 FCFA\`** (\`content/pages/contact.mdx\`)

### Fichiers modifiés dont aucune page ne montre le changement

- **Contact** · \`content/pages/contact.mdx\` · \`/contact\`
  - Sous «\u202fPrix\u202f»\u00a0: Un devis dès ~~1\u202f500~~ **1\u202f050** FCFA, c’est dit.
`,
  );
});

test('a lost page is named with the line to add', async () => {
  expect(reviewComment(await reviewOf(contact('Un.'), { content: {} }))).toContain(
    '- **Page supprimée** · Contact\u00a0: ~~`/contact`~~ (`content/pages/contact.mdx`)\n  - À ajouter dans `content/redirections.yml`\u00a0: `/contact: /`\n',
  );
});

test('a comment on a large change is shorter than 60 KB, and counts what it leaves out', async () => {
  const state = (word: string): SampleState => ({
    content: Object.fromEntries(
      Array.from({ length: 120 }, (_, n) => [
        `pages/p-${n}.mdx`,
        `---\ntitle: ${n}\n---\n\n${`## Titre ${word}\n\nTexte ${n} ${word} é, ${n}0 000 FCFA.\n\n`.repeat(14)}`,
      ]),
    ),
  });
  const comment = reviewComment(await reviewOf(state('ancien'), state('nouveau')));
  expect(Buffer.byteLength(comment)).toBeLessThan(60_000);
  expect(comment).toMatch(/… et \d+ de plus dans le rapport complet/);
  expect(comment).toContain('  - … et 16 autres passages');
});

test('the report is one escaped file without scripts or requests, and its routes lead to the preview', async () => {
  const result = await reviewOf(contact('Un.'), contact('Un &lt;script>alert(1)&lt;/script>'));
  const report = reportPage(result);
  expect(report).toContain('&lt;script&gt;');
  expect(report).not.toMatch(/<script|src="(?!data:)|<link/);
  expect(report).toMatch(/Content-Security-Policy" content="default-src &#x27;none&#x27;/);
  const preview = 'https://org.github.io/site/pr-12/';
  expect(reportPage({ ...result, preview })).toContain(
    `<a href="${preview}contact"><code>/contact</code></a>`,
  );
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
  ['equal', picture(9, 2), picture(9, 2), undefined],
  [
    'changed in place',
    picture(9, 2),
    picture(9, 2, 4, 6),
    [
      { y: 4, height: 3 },
      { y: 4, height: 3 },
    ],
  ],
  [
    'with rows inserted',
    picture(9, 2, 7),
    picture(12, 2, 4, 10),
    [
      { y: 4, height: 0 },
      { y: 4, height: 3 },
    ],
  ],
])(
  'of two pictures that are %s, the changed rows are found on both sides',
  (_, before, after, rows) => {
    const changed = changedRows(before, after);
    expect(changed && [changed.before, changed.after]).toEqual(rows);
  },
);

test('the report shows a picture before and after, framed where it changed', async () => {
  const svg = (color: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="${color}"/></svg>`,
    );
  const [before, after] = [await wholePicture(svg('red')), await wholePicture(svg('blue'))];
  const state = (text: string): SampleState => ({ content: { 'images/lac.svg': text } });
  const result = await reviewOf(state('<svg/>'), state('<svg></svg>'));
  const captures = new Map([['content/images/lac.svg', [{ before, after }]]]);
  const report = reportPage({ ...result, captures });
  expect(report.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(2);
  expect(report).toContain('alt="Avant\u00a0: «\u202fcontent/images/lac.svg\u202f»"');
});
