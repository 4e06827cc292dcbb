import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOutput, put } from '../../../src/vite/output.ts';
import { folderWith } from './content-folder.ts';

const BEFORE = { 'index.html': 'accueil', 'blog/index.html': 'blog', 'vieux/page.html': 'vieux' };
const LONG_AGO = new Date('2020-01-01');

const contentsOf = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')]),
  );

/** A site that stands since long, and what writes the next one. */
async function standing() {
  const out = await folderWith(BEFORE);
  for (const path of Object.keys(BEFORE)) utimesSync(join(out, path), LONG_AGO, LONG_AGO);
  const made = await folderWith({ 'assets/entry.js': 'code' });
  return { out, output: openOutput(out, made) };
}

test('until it is whole, the site that stands there stays as it is', async () => {
  const { out, output } = await standing();
  output.put('/index.html', 'autre chose');
  expect(contentsOf(out)).toEqual(BEFORE);
});

test('only what differs is written, what is no longer built goes, and no file is a link', async () => {
  const { out, output } = await standing();
  const html = Buffer.from('nouveau');
  output.put('/index.html', 'accueil');
  output.put('blog/index.html', html);
  output.put('blog.html', html);
  output.finish();
  expect(contentsOf(out)).toEqual({
    'index.html': 'accueil',
    'blog/index.html': 'nouveau',
    'blog.html': 'nouveau',
    'assets/entry.js': 'code',
  });
  expect(readdirSync(out).sort()).toEqual(['assets', 'blog', 'blog.html', 'index.html']);
  expect(statSync(join(out, 'index.html')).mtime).toEqual(LONG_AGO);
  expect(statSync(join(out, 'blog.html')).nlink).toBe(1);
});

test('a first site is written into a folder that is not there yet', async () => {
  const out = join(await folderWith(), 'site');
  const made = await folderWith();
  const output = openOutput(out, made);
  put(made, 'fonts/a.woff2', 'police');
  output.put('index.html', 'accueil');
  output.finish();
  expect(contentsOf(out)).toEqual({ 'fonts/a.woff2': 'police', 'index.html': 'accueil' });
});
