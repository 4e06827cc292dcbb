import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { issuesWith } from './fixture.ts';

const TEXT = '---\ntitle: Une page\ndescription: "Pour les essais."\n---\n\nBonjour.\n';

/** What is said of pages with these names, as `file rule`. */
const told = (names: readonly string[]) =>
  issuesWith(Object.fromEntries(names.map((name) => [`pages/${name}.mdx`, TEXT])))
    .filter(({ severity }) => severity === 'error')
    .map(({ file, rule }) => `${file} ${rule}`);

test('no page takes the place of a folder that is copied or written beside the pages', () => {
  const folders = readdirSync('public', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const written = ['assets', 'donnees', 'pr-12', 'revue'];
  const taken = [...folders, ...written].flatMap((name) => [name, `${name}/carte`]);
  expect(told(taken).sort()).toEqual(
    taken.map((name) => `content/pages/${name}.mdx adresse-reservee`).sort(),
  );
});

test('names that only resemble those are free', () => {
  const names = ['demos', 'projets/demo', 'projets/404', 'pr-essai', 'blog/page', 'indexation'];
  expect(told(names)).toEqual([]);
});
