import { existsSync } from 'node:fs';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFolder, workFolder } from '../../../src/vite/output.ts';
import { folderWith } from './content-folder.ts';

test('a finished site takes the place of the old one, of which nothing stays', async () => {
  const dir = await folderWith({ '.cache/dist-1/index.html': 'neuf', 'dist/vieux.html': 'vieux' });
  await replaceFolder(join(dir, '.cache/dist-1'), join(dir, 'dist'));
  expect(await readdir(join(dir, 'dist'))).toEqual(['index.html']);
  expect(await readFile(join(dir, 'dist/index.html'), 'utf8')).toBe('neuf');
  expect(await readdir(join(dir, '.cache'))).toEqual([]);
});

test('a site takes its place where nothing was', async () => {
  const dir = await folderWith({ 'dist-1/index.html': 'neuf' });
  await replaceFolder(join(dir, 'dist-1'), join(dir, 'ailleurs/site'));
  expect(await readdir(join(dir, 'ailleurs/site'))).toEqual(['index.html']);
});

test('what killed builds left goes when it is old, and nothing else', async () => {
  const dir = await folderWith({
    'dist-1/a.html': 'a',
    'dist-1-ancien/a.html': 'a',
    'dist-2/a.html': 'a',
    'bodies/a.js': 'a',
  });
  const before = Date.now() / 1000 - 7200;
  for (const name of ['dist-1', 'dist-1-ancien', 'bodies'])
    await utimes(join(dir, name), before, before);
  expect(await workFolder(dir)).toBe(join(dir, `dist-${process.pid}`));
  expect((await readdir(dir)).sort()).toEqual(['bodies', 'dist-2']);
  const nowhere = join(dir, 'nulle-part');
  await workFolder(nowhere);
  expect(existsSync(nowhere)).toBe(false);
});
