import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../../src/documents/content-files.ts';
import { fileNamer } from '../../../src/documents/read-content.ts';
import { check, readSnapshot, takeSnapshot } from '../../site.ts';
import { issuesWith } from '../check/fixture.ts';
import { folderWith } from '../vite/content-folder.ts';

/** The issues that these texts add, as `file:line:column rule`. */
const added = (texts: Record<string, string>) =>
  issuesWith(texts).map(({ rule, line, column, file }) => `${file}:${line}:${column} ${rule}`);

/** Every text of a snapshot, changed. */
const changed = (snapshot: Snapshot, change: (text: string) => string): Snapshot => ({
  ...snapshot,
  files: new Map(
    [...snapshot.files].map(([path, file]) => {
      if (!/\.(mdx|yml)$/.test(path)) return [path, file];
      const bytes = Buffer.from(change(Buffer.from(file.bytes).toString()));
      return [path, { bytes, size: bytes.length }];
    }),
  ),
});

test.each<[string, (text: string) => string]>([
  ['Windows line ends and byte-order marks', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
  ['no-break spaces at the ends of lines', (text) => text.replace(/(?<=[\p{L}\d"])$/gmu, '\u00a0')],
])('the whole content reads the same with %s', async (_name, change) => {
  const snapshot = await takeSnapshot('tests/content');
  const before = readSnapshot(snapshot, fileNamer('content'));
  const after = readSnapshot(changed(snapshot, change), fileNamer('content'));
  expect(after.issues).toEqual(before.issues);
  expect(after.content.documents.map(({ frontmatter, route }) => ({ frontmatter, route }))).toEqual(
    before.content.documents.map(({ frontmatter, route }) => ({ frontmatter, route })),
  );
});

test('a blank line above the frontmatter is accepted, and lines stay true', async () => {
  const path = 'pages/contact.mdx';
  const text = await readFile(`tests/content/${path}`, 'utf8');
  expect(added({ [path]: `\n\n${text}` })).toEqual([]);
  const broken = text.replace(/^title: .*$/m, 'title: Un : deux');
  expect(added({ [path]: `\n\n${broken}` })).toEqual([
    'content/pages/contact.mdx:4:8 yaml-deux-points',
  ]);
});

test('the litter of computers is ignored, and the folder itself may be a link', async () => {
  const places = async (folder: string) =>
    (await check(folder)).issues.map(
      ({ file, line, column, rule }) => `${file.slice(folder.length)}:${line}:${column} ${rule}`,
    );
  const dir = await folderWith();
  await cp('tests/content', join(dir, 'contenu'), { recursive: true });
  await symlink(join(dir, 'contenu'), join(dir, 'content'));
  for (const name of ['.DS_Store', 'images/Thumbs.db', 'pages/desktop.ini', 'images/.gitkeep'])
    await writeFile(join(dir, 'content', name), 'x');
  expect(await places(join(dir, 'content'))).toEqual(await places('tests/content'));
});

test('a folder outside the repository is named as it was given, one inside from the repository', () => {
  expect(fileNamer('content')('site.yml')).toBe('content/site.yml');
  expect(fileNamer(join(process.cwd(), 'content'))('site.yml')).toBe('content/site.yml');
  expect(fileNamer('/ailleurs/content//')('site.yml')).toBe('/ailleurs/content/site.yml');
});

/** What an editor did to the English words of the interface, and what he is told. */
test.each<[string, (text: string) => string, string[]]>([
  ['no comma', (text) => text.replace('content",', 'content"'), ['4:5 yaml']],
  ['a straight quote', (text) => text.replace('Skip', 'Sk"ip'), ['3:17 yaml']],
  ['another name', (text) => text.replace('"skip"', '"skips"'), ['3:5 cle-inconnue']],
  ['no text', (text) => text.replace('Skip to content', ' '), ['3:5 champ-vide']],
  ['nothing amiss', (text) => text.replace('Skip', 'Jump'), []],
])('words of the interface with %s', async (_name, change, expected) => {
  const path = 'interface/en.json';
  const words = await readFile(`tests/content/${path}`, 'utf8');
  expect(added({ [path]: change(words) })).toEqual(
    expected.map((place) => `content/${path}:${place}`),
  );
});

test('an empty folder has no fault of its own but what it lacks', async () => {
  const dir = await folderWith();
  const { issues } = await check(dir);
  expect(new Set(issues.map(({ rule }) => rule))).toEqual(new Set(['fichier-manquant']));
  expect(issues.map(({ file }) => file)).toContain(`${dir}/site.yml`);
  expect(issues.map(({ file }) => file)).toContain(`${dir}/pages/je-participe.mdx`);
});
