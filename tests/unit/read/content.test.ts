import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTICE_TEXTS } from '../../../src/content/notice-texts.ts';
import { fileNamer } from '../../../src/documents/read-content.ts';
import type { Snapshot } from '../../../src/documents/snapshot.ts';
import { check, readContent, readSnapshot, takeSnapshot } from '../../site.ts';

let folder = '';
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'read-')), 'content');
  await cp('tests/socle', folder, { recursive: true });
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const places = async (dir: string) =>
  (await check(dir)).issues.map(
    ({ rule, line, column, file }) =>
      `${file.slice(file.indexOf('content/'))}:${line}:${column} ${rule}`,
  );

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
  ['spaces at the ends of lines', (text) => text.replace(/(?<=\S)$/gm, '  ')],
  ['no-break spaces at the ends of lines', (text) => text.replace(/(?<=[\p{L}\d"])$/gmu, '\u00a0')],
])('the whole content reads the same with %s', async (_name, change) => {
  const snapshot = await takeSnapshot('tests/socle');
  const before = readSnapshot(snapshot, fileNamer('content'));
  const after = readSnapshot(changed(snapshot, change), fileNamer('content'));
  expect(after.issues).toEqual(before.issues);
  expect(after.content.documents.map(({ frontmatter, route }) => ({ frontmatter, route }))).toEqual(
    before.content.documents.map(({ frontmatter, route }) => ({ frontmatter, route })),
  );
});

test('a blank line above the frontmatter is accepted, and lines stay true', async () => {
  const path = join(folder, 'pages/contact.mdx');
  const before = await places(folder);
  const text = await readFile(path, 'utf8');
  await writeFile(path, `\n\n${text}`);
  expect(await places(folder)).toEqual(before);
  await writeFile(path, `\n\n${text.replace(/^title: .*$/m, 'title: Un : deux')}`);
  expect((await places(folder)).filter((place) => !before.includes(place))).toEqual([
    'content/pages/contact.mdx:4:11 yaml-deux-points',
  ]);
});

test('the litter of computers is ignored', async () => {
  const before = await places(folder);
  for (const name of ['.DS_Store', 'images/Thumbs.db', 'pages/desktop.ini', 'images/.gitkeep']) {
    await writeFile(join(folder, name), 'x');
  }
  expect(await places(folder)).toEqual(before);
});

test('a folder outside the repository is named as it was given, one inside from the repository', () => {
  expect(fileNamer('content')('site.yml')).toBe('content/site.yml');
  expect(fileNamer('./content/')('site.yml')).toBe('content/site.yml');
  expect(fileNamer(join(process.cwd(), 'content'))('site.yml')).toBe('content/site.yml');
  expect(fileNamer('/ailleurs/content/')('site.yml')).toBe('/ailleurs/content/site.yml');
});

test('the folder itself may be a link', async () => {
  const link = join(folder, '..', 'lien');
  await symlink(folder, link);
  expect((await readContent(link)).issues).toEqual((await readContent(folder)).issues);
});

test('a key missing in notices.yml has its default text, with a warning', async () => {
  const path = join(folder, 'notices.yml');
  const before = await places(folder);
  const added = async () => (await places(folder)).filter((place) => !before.includes(place));
  const said = async () => (await readContent(folder)).content.shared.notices;
  await writeFile(path, 'copie:\n  title: "Fait"\n  message: "Recopié."\n');
  expect(await said()).toEqual({ ...NOTICE_TEXTS, copie: { title: 'Fait', message: 'Recopié.' } });
  const missing = (await check(folder)).issues.filter(({ file }) => file === path);
  expect(missing).toHaveLength(Object.keys(NOTICE_TEXTS).length - 1);
  expect(new Set(missing.map(({ severity }) => severity))).toEqual(new Set(['warning']));
  await writeFile(path, `copies:\n  title: "Fait"\n  message: "Recopié."\n`);
  expect(await added()).toEqual(['content/notices.yml:1:1 cle-inconnue']);
  await rm(path);
  expect(await said()).toEqual(NOTICE_TEXTS);
  expect(await added()).toEqual(['content/notices.yml:1:1 fichier-manquant']);
});

test('an empty folder has no fault of its own but what it lacks', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'vide-'));
  const { issues } = await check(dir);
  expect(new Set(issues.map(({ rule }) => rule))).toEqual(new Set(['fichier-manquant']));
  expect(issues.map(({ file }) => file)).toContain(`${dir}/site.yml`);
  expect(issues.map(({ file }) => file)).toContain(`${dir}/pages/je-participe/index.mdx`);
  await rm(dir, { recursive: true });
});
