import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openOutput, writeInFolder } from '../../../src/vite/output.ts';
import { ALL } from '../all.ts';
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

test('the previous site is unchanged until the new one is complete', async () => {
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
  writeInFolder(made, 'fonts/a.woff2', 'police');
  output.put('index.html', 'accueil');
  output.finish();
  expect(contentsOf(out)).toEqual({ 'fonts/a.woff2': 'police', 'index.html': 'accueil' });
});

test('a build that is killed at any moment leaves a whole site, and the next one removes all leftovers', async () => {
  const home = await folderWith();
  const out = join(home, 'dist');
  const command = ['--import', 'tsx', 'tests/unit/vite/endless-builds.ts', out, join(home, 'made')];
  for (let kills = ALL ? 100 : 5; kills > 0; kills -= 1) {
    const builds = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(builds.stdout, 'data');
    await setTimeout(Math.random() * 60);
    const ended = once(builds, 'close');
    builds.kill('SIGKILL');
    await ended;
    // Between two names, for some microseconds, the site of before is beside its place: the next build puts it back.
    const pages = Object.values(contentsOf(existsSync(out) ? out : `${out}.build-previous`));
    expect({ pages: pages.length, builds: new Set(pages).size }).toEqual({ pages: 130, builds: 1 });
  }
  openOutput(out, join(home, 'made'));
  expect(readdirSync(home).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
}, 600_000);

test.skipIf(!existsSync('/dev/shm'))(
  'a site is replaced on another disk than its build',
  async () => {
    const home = mkdtempSync('/dev/shm/site-');
    onTestFinished(() => rmSync(home, { recursive: true }));
    const out = join(home, 'dist');
    for (const text of ['un', 'deux']) {
      const output = openOutput(out, await folderWith({ 'assets/a.js': text }));
      output.put('index.html', 'accueil');
      output.finish();
      expect(contentsOf(out)).toEqual({ 'index.html': 'accueil', 'assets/a.js': text });
    }
  },
);
