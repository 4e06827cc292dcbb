import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from '../../../src/vite/compress.ts';
import { folderWith } from './content-folder.ts';

const LONG = 'bonjour '.repeat(500);
const OTHER = 'bonsoir '.repeat(500);

const textsOf = async (dir: string, name: string) => [
  brotliDecompressSync(await readFile(join(dir, `${name}.br`))).toString(),
  gunzipSync(await readFile(join(dir, `${name}.gz`))).toString(),
];

const inode = async (...path: string[]) => (await stat(join(...path))).ino;

test('a page that did not change takes the packed files of the last site, another one is packed', async () => {
  const last = await folderWith({ 'a.html': LONG, 'b/a.html': LONG });
  await compressFolder(last);
  const dir = await folderWith({ 'a.html': LONG, 'b/a.html': OTHER, 'c.html': OTHER });
  expect(await compressFolder(dir, last)).toBe(6);
  for (const kind of ['br', 'gz']) {
    expect(await inode(dir, `a.html.${kind}`)).toBe(await inode(last, `a.html.${kind}`));
  }
  expect(await textsOf(dir, 'a.html')).toEqual([LONG, LONG]);
  for (const name of ['b/a.html', 'c.html']) {
    expect(await textsOf(dir, name)).toEqual([OTHER, OTHER]);
  }
});

test('a last site without all its packed files, or without any, is left as it is', async () => {
  const last = await folderWith({ 'a.html': LONG });
  await compressFolder(last);
  await rm(join(last, 'a.html.gz'));
  const before = await inode(last, 'a.html.br');
  const dir = await folderWith({ 'a.html': LONG });
  expect(await compressFolder(dir, last)).toBe(2);
  expect(await textsOf(dir, 'a.html')).toEqual([LONG, LONG]);
  // Written anew, not through the name that it shared with the last site.
  expect(await inode(dir, 'a.html.br')).not.toBe(before);
  expect(await compressFolder(dir, join(last, 'nowhere'))).toBe(2);
});
