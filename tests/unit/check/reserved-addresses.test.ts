import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newIssues, withFixture } from './fixture.ts';

const TEXT = Buffer.from(
  '---\ntitle: Une page\ndescription: "Pour les essais."\n---\n\nBonjour.\n',
);

/** What is said of pages with these names, as `file rule`. */
function told(names: readonly string[]): string[] {
  const { listing, ...snapshot } = withFixture('tests/fixtures/absent');
  const paths = names.map((name) => `pages/${name}.mdx`);
  const texts = paths.map((path) => [path, { bytes: TEXT, size: TEXT.length }] as const);
  return newIssues({
    ...snapshot,
    files: new Map([...snapshot.files, ...texts]),
    listing: { ...listing, texts: [...listing.texts, ...paths] },
  })
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ file, rule }) => `${file} ${rule}`);
}

test('no page takes the place of a folder that is copied or written beside the pages', () => {
  const folders = readdirSync('public', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const written = ['assets', 'donnees', 'pr-12', 'revue'];
  for (const name of [...folders, ...written]) {
    expect(told([name])).toEqual([`content/pages/${name}.mdx adresse-reservee`]);
    expect(told([`${name}/carte`])).toEqual([`content/pages/${name}/carte.mdx adresse-reservee`]);
  }
});

test('names that only resemble those are free', () => {
  const names = ['demos', 'projets/demo', 'projets/404', 'pr-essai', 'blog/page', 'indexation'];
  expect(told(names)).toEqual([]);
});
