import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reviewComment } from '../../../src/review/comment.ts';
import {
  escapeMarkdown,
  firstOf,
  inlineCode,
  sentence,
  truncate,
} from '../../../src/review/markdown.ts';
import { diffWords } from '../../../src/review/word-diff.ts';
import { contact, files, page, reviewOf } from './sample-states.ts';

test('a word diff contains all words of both texts', () => {
  const text = fc.stringMatching(/^[a-zé ’.,]{0,60}$/);
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = diffWords(before, after);
      const without = (kind: string) =>
        pieces.flatMap((one) => (one.kind === kind ? [] : one.text)).join(' ');
      return without('added') === before && without('removed') === after;
    }),
  );
});

test.each([
  ['un mot', 'un gros mot', 'un **gros** mot'],
  ['le 06 12 34', 'le 06 99 88', 'le 06 ~~12 34~~ **99 88**'],
  ['à a@b.ga, merci', 'à c@b.ga, merci', 'à ~~a@\u200bb.ga,~~ **c@\u200bb.ga,** merci'],
  [
    'dès 1\u202f500\u00a0€ ici',
    'dès 1\u202f050\u00a0€ ici',
    'dès ~~1\u202f500\u00a0€~~ **1\u202f050\u00a0€** ici',
  ],
])('%s → %s: whole words are replaced, neighbouring ones at once', (before, after, marked) => {
  expect(sentence(diffWords(before, after))).toBe(marked);
});

test('of a long text the beginning is shown, and how much is behind it', () => {
  const added = (length: number) => sentence([{ kind: 'added', text: 'a'.repeat(length) }]);
  expect(added(300)).toBe(`**${'a'.repeat(300)}**`);
  expect(added(420)).toBe(`**${'a'.repeat(299)}… + 120**`);
  expect(firstOf(['a', 'b', 'c'], 5)).toBe('a, b et 1 autre');
  expect(firstOf(['aaaaaaaa', 'b', 'c'], 5)).toBe('aaaaaaaa et 2 autres');
});

test('a comment has no mention, link or HTML of the content, and shows characters that change the direction', () => {
  expect(escapeMarkdown('@moi *x* <img> https://x.ga [a](b) _http://y.ga _www.y.ga #12')).toBe(
    '@\u200bmoi \\*x\\* &lt;img\\> https\u200b://x.ga \\[a\\](b) \\_http\u200b://y.ga \\_www\u200b.y.ga \\#\u200b12',
  );
  expect(escapeMarkdown('Versez \u202eici\u2066')).toBe('Versez U+202EiciU+2066');
  expect(inlineCode('a`b')).toBe('``a`b``');
  expect(truncate('a😀b', 3)).toBe('a…');
});

test('the comment counts the dangers, says money first, then the line that mends, then the changed passages', async () => {
  const text = (price: string) => page(`## Prix\n\nUn devis dès ${price} FCFA, c’est dit.`);
  const before = {
    'pages/contact.mdx': text('1\u202f500'),
    'redirections.yml': '/prix: /contact\n',
  };
  const after = { 'pages/contact.mdx': text('1\u202f050') };
  expect(reviewComment(await reviewOf(files(before), files(after)))).toBe(
    `## Ce qui change pour les visiteurs

Argent\u00a0: 1, anciennes adresses\u00a0: 1.

### ⚠️ À vérifier d’abord

- **Argent · Page** · \`content/pages/contact.mdx\` · \`/contact\`
  - Sous «\u202fPrix\u202f»\u00a0: Un devis dès ~~1\u202f500~~ **1\u202f050** FCFA, c’est dit.
- **Ancienne adresse qui ne mène plus nulle part** · \`content/redirections.yml\`\u00a0: /prix\u00a0: ~~/contact~~, À ajouter dans content/redirections.yml\u00a0: **/prix: /contact**

### Pages et textes modifiés

- **Page** · \`content/pages/contact.mdx\` · \`/contact\`
  - Sous «\u202fPrix\u202f»\u00a0: Un devis dès ~~1\u202f500~~ **1\u202f050** FCFA, c’est dit.`,
  );
  expect(reviewComment(await reviewOf(contact('Un.'), contact('Un.')))).toBe(
    '## Rien ne change pour les visiteurs\n\nTextes, images et documents sont les mêmes.',
  );
});
