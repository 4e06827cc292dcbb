import { expect, test } from 'vitest';
import { takeSnapshot } from '../../../src/read/snapshot.ts';
import { newIssues } from './fixture.ts';

const base = await takeSnapshot('tests/socle');
const page = (body: string) =>
  `---\ntitle: Une page\ndescription: "Une page pour les essais."\n---\n\n${body}\n`;

/** The files that the rule names, with other texts beside those of the site. */
function alone(texts: Record<string, string>): string[] {
  const files = new Map(base.files);
  for (const [path, text] of Object.entries(texts)) {
    const bytes = Buffer.from(text);
    files.set(path, { bytes, size: bytes.length });
  }
  const listing = {
    ...base.listing,
    texts: [...new Set([...base.listing.texts, ...Object.keys(texts)])].sort(),
  };
  return newIssues({ ...base, files, listing })
    .issues.filter(({ rule }) => rule === 'page-sans-lien')
    .map(({ file }) => file);
}

const NEW = { 'pages/nouvelle.mdx': page('Un texte.') };

test('a page that no page leads to is told of', () => {
  expect(alone(NEW)).toEqual(['content/pages/nouvelle.mdx']);
});

test.each([
  ['a link of a body', page('Voyez [la page](/nouvelle#titre).')],
  ['a link by the file', page('Voyez [la page](nouvelle.mdx).')],
  ['a button', page('<ButtonLink href="/nouvelle" label="La page" />')],
  [
    'a card of a head',
    page('<ResourceList items={frontmatter.resources} />').replace(
      '\n---\n\n',
      '\nresources:\n  - type: Rapport\n    title: La page\n    link: /nouvelle\n---\n\n',
    ),
  ],
])('%s leads to a page', (_, text) => {
  expect(alone({ ...NEW, 'pages/contact.mdx': text })).toEqual([]);
});

test.each([
  ['a head', page('Un texte.').replace('title:', 'titre:')],
  ['a body', page('<ButtonLink href="/nouvelle" />')],
  ['the address of a link', page('Voyez [la page](/nouvele).')],
])('a fault in %s may hide the link: nothing is said before it is mended', (_, text) => {
  expect(alone({ ...NEW, 'pages/contact.mdx': text })).toEqual([]);
});

test('a redirection leads nobody who does not know the page to it', () => {
  expect(alone({ ...NEW, 'redirections.yml': '/ancienne: /nouvelle\n' })).toEqual([
    'content/pages/nouvelle.mdx',
  ]);
});
