import { expect, test } from 'vitest';
import { issuesWith } from './fixture.ts';

const page = (body: string) =>
  `---\ntitle: Une page\ndescription: "Une page pour les essais."\n---\n\n${body}\n`;

/** The files that the rule names, with these texts laid over the sample content. */
const alone = (texts: Record<string, string>) =>
  issuesWith(texts)
    .filter(({ rule }) => rule === 'page-sans-lien')
    .map(({ file }) => file);

const NEW = { 'pages/nouvelle.mdx': page('Un texte.') };

test('a page without a link from another page is reported', () => {
  expect(alone(NEW)).toEqual(['content/pages/nouvelle.mdx']);
});

test.each([
  ['a link of a body', page('Voyez [la page](/nouvelle#titre).')],
  ['a link by the file', page('Voyez [la page](nouvelle.mdx).')],
  ['a button', page('<ButtonLink href="/nouvelle" label="La page" />')],
  [
    'a card of a frontmatter',
    page('<ResourceList items={frontmatter.resources} />').replace(
      '\n---\n\n',
      '\nresources:\n  - type: Rapport\n    title: La page\n    link: /nouvelle\n---\n\n',
    ),
  ],
])('%s leads to a page', (_, text) => {
  expect(alone({ ...NEW, 'pages/contact.mdx': text })).toEqual([]);
});

test.each([
  ['a frontmatter', page('Un texte.').replace('title:', 'titre:')],
  ['a body', page('<ButtonLink href="/nouvelle" />')],
  ['the address of a link', page('Voyez [la page](/nouvele).')],
])('a fault in %s may hide the link: nothing is said before it is mended', (_, text) => {
  expect(alone({ ...NEW, 'pages/contact.mdx': text })).toEqual([]);
});

test('a redirection does not count as a link to a page', () => {
  expect(alone({ ...NEW, 'redirections.yml': '/ancienne: /nouvelle\n' })).toEqual([
    'content/pages/nouvelle.mdx',
  ]);
});
