import { expect, test } from 'vitest';
import { issuesWith, pageText } from './fixture.ts';

/** The files that the rule names, with these texts laid over the frozen content. */
const alone = (texts: Record<string, string>) =>
  issuesWith(texts)
    .filter(({ rule }) => rule === 'page-sans-lien')
    .map(({ file }) => file);

const NEW = { 'pages/nouvelle.mdx': pageText('Un texte.') };

test.each([
  ['a link by the file', pageText('Voyez [la page](nouvelle.mdx).')],
  [
    'a card of a frontmatter',
    pageText(
      '<ResourceList items={frontmatter.resources} />',
      'resources:\n  - type: Rapport\n    title: La page\n    link: /nouvelle\n',
    ),
  ],
])('%s leads to a page', (_, text) => {
  expect(alone({ ...NEW, 'pages/contact.mdx': text })).toEqual([]);
});

test('an error may hide the link: nothing is said before it is mended', () => {
  const text = pageText('<ButtonLink href="/nouvelle" />');
  expect(alone({ ...NEW, 'pages/contact.mdx': text })).toEqual([]);
});

test('a redirection does not count as a link to a page', () => {
  expect(alone({ ...NEW, 'redirections.yml': '/ancienne: /nouvelle\n' })).toEqual([
    'content/pages/nouvelle.mdx',
  ]);
});
