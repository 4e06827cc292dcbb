import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataPath } from '../../../src/model/outputs.ts';
import { FOLDERS } from '../../../src/model/reserved-addresses.ts';
import { rendererWith } from '../server/render-page.ts';
import { issuesWith, pageText } from './fixture.ts';

/** What is said of pages with these names, as `file rule`. */
const told = (names: readonly string[]) =>
  issuesWith(Object.fromEntries(names.map((name) => [`pages/${name}.mdx`, pageText('Bonjour.')])))
    .filter(({ severity }) => severity === 'error')
    .map(({ file, rule }) => `${file} ${rule}`);

test('no page replaces a copied or generated file', async () => {
  const copied = readdirSync('public', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  const folders = new Set([...copied, ...FOLDERS, 'pr-12']);
  const { files } = await rendererWith({});
  // A page of the content, or of the search, has data beside it.
  const hasData = (name: string) =>
    files.has(dataPath(`/${name.replace(/(?:(?:^|\/)index)?\.html$/, '')}`));
  const pages = [...files.keys()].filter((name) => name.endsWith('.html') && !hasData(name));
  const taken = [
    ...[...folders].flatMap((name) => [name, `${name}/carte`]),
    ...pages.map((name) => name.replace('.html', '')).filter((name) => !folders.has(name)),
  ];
  expect(told(taken).sort()).toEqual(
    taken.map((name) => `content/pages/${name}.mdx adresse-reservee`).sort(),
  );
});

test('names that only resemble those are free', () => {
  const names = ['demos', 'projets/demo', 'projets/404', 'pr-essai', 'blog/page', 'indexation'];
  expect(told(names)).toEqual([]);
});
