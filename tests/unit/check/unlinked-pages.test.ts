import { expect, test } from 'vitest';
import { issuesWith, pageText } from './fixture.ts';

/** The files that the rule names, with these texts laid over the frozen content. */
const alone = (texts: Record<string, string>) =>
  issuesWith(texts)
    .filter(({ rule }) => rule === 'page-sans-lien')
    .map(({ file }) => file);

const NEW = { 'pages/nouvelle.mdx': pageText('Un texte.') };

test.each([
  ['a link of a body', pageText('Voyez [la page](/nouvelle#titre).')],
  ['a link by the file', pageText('Voyez [la page](nouvelle.mdx).')],
  ['a button', pageText('<ButtonLink href="/nouvelle" label="La page" />')],
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

test.each([
  ['a frontmatter', pageText('Un texte.').replace('title:', 'titre:')],
  ['a body', pageText('<ButtonLink href="/nouvelle" />')],
  ['the address of a link', pageText('Voyez [la page](/nouvele).')],
])('a fault in %s may hide the link: nothing is said before it is mended', (_, text) => {
  expect(alone({ ...NEW, 'pages/contact.mdx': text })).toEqual([]);
});

test('a redirection does not count as a link to a page', () => {
  expect(alone({ ...NEW, 'redirections.yml': '/ancienne: /nouvelle\n' })).toEqual([
    'content/pages/nouvelle.mdx',
  ]);
});
