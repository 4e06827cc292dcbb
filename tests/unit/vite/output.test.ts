import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { put, putAgain, replaceFolder } from '../../../src/vite/output.ts';
import { folderWith } from './content-folder.ts';

test('a page is one file under two paths, and both are whole where the site is put', async () => {
  const dir = await folderWith({ 'dist/vieux.html': 'vieux' });
  const out = join(dir, 'neuf');
  put(out, '/projets/eco.html', 'page');
  putAgain(out, '/projets/eco/index.html', '/projets/eco.html');
  await replaceFolder(out, join(dir, 'dist'));
  const paths = ['projets/eco.html', 'projets/eco/index.html'].map((path) =>
    join(dir, 'dist', path),
  );
  for (const path of paths) expect(await readFile(path, 'utf8')).toBe('page');
  const [first, second] = await Promise.all(paths.map((path) => stat(path)));
  expect(second?.ino).toBe(first?.ino);
  await expect(stat(join(dir, 'dist/vieux.html'))).rejects.toThrow('ENOENT');
});

test('where a second name cannot be given, the file is copied', async () => {
  const out = await folderWith({ 'a.html': 'neuf', 'b.html': 'vieux' });
  // A name that is taken cannot be linked.
  putAgain(out, 'b.html', 'a.html');
  expect(await readFile(join(out, 'b.html'), 'utf8')).toBe('neuf');
  await mkdir(join(out, 'c'));
  expect(() => putAgain(out, 'c/d.html', 'absent.html')).toThrow('ENOENT');
});
