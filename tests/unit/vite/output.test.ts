import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildFolder, clearLeftovers, publish, writeInFolder } from '../../../src/vite/output.ts';
import { writeErrorSentence } from '../../../src/vite/system-faults.ts';
import { ALL } from '../all.ts';
import { folderWith } from './content-folder.ts';

const contentsOf = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')]),
  );

/** A folder `dist` with the site of before, and the new site, built beside it. */
async function standing() {
  const home = await folderWith({ 'dist/index.html': 'accueil', 'dist/vieux/page.html': 'vieux' });
  const out = join(home, 'dist');
  writeInFolder(buildFolder(out), '/index.html', 'nouveau');
  writeInFolder(buildFolder(out), 'assets/a.js', 'code');
  return { home, out };
}

const NEW_SITE = { 'index.html': 'nouveau', 'assets/a.js': 'code' };

const failsWith = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

test.each([
  ['is renamed', undefined],
  ['that is a mount is copied', failsWith('EBUSY')],
])(
  'a folder %s: the new site replaces all of the old one, and nothing else stays',
  async (_, rename) => {
    const { home, out } = await standing();
    publish(out, rename);
    expect(contentsOf(out)).toEqual(NEW_SITE);
    expect([readdirSync(home), readdirSync(out).sort()]).toEqual([
      ['dist'],
      ['assets', 'index.html'],
    ]);
  },
);

test('a build that is killed at any moment leaves a whole site, and the next one removes all leftovers', async () => {
  const home = await folderWith();
  const out = join(home, 'dist');
  const command = ['--import', 'tsx', 'tests/unit/vite/endless-builds.ts', out];
  for (let kills = ALL ? 100 : 5; kills > 0; kills -= 1) {
    const builds = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(builds.stdout, 'data');
    await setTimeout(Math.random() * 60);
    const ended = once(builds, 'close');
    builds.kill('SIGKILL');
    await ended;
    // After a kill between the two renames, the site of before is beside its place.
    clearLeftovers(out);
    const pages = Object.values(contentsOf(out));
    expect({ pages: pages.length, builds: new Set(pages).size }).toEqual({ pages: 130, builds: 1 });
    expect(readdirSync(home)).toEqual(['dist']);
  }
}, 600_000);

test('a kill between the two renames is put right, and the folders of a running build stay', async () => {
  const ended = 999_999_999;
  const home = await folderWith({
    [`dist.previous-${ended}/index.html`]: 'avant',
    [`dist.build-${ended}/index.html`]: 'à moitié',
    [`dist.build-${process.ppid}/index.html`]: 'en cours',
  });
  clearLeftovers(join(home, 'dist'));
  expect(contentsOf(home)).toEqual({
    'dist/index.html': 'avant',
    [`dist.build-${process.ppid}/index.html`]: 'en cours',
  });
});

test('an error of the system while writing is reported in French, with the path', () => {
  const fault = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: 'dist' });
  expect(writeErrorSentence(fault)).toBe(
    '« dist » ne peut pas être écrit : il n’y a plus de place sur le disque. Faites-en, puis recommencez.',
  );
  expect(writeErrorSentence(new Error('Read-only file system (os error 30)'))).toMatch(
    /^Le site ne peut pas être écrit : le disque est en lecture seule\./,
  );
  const inPlugin = new Error("[plugin vite:prepare-out-dir]\nError: EROFS: read-only, mkdir 'x'");
  expect(writeErrorSentence(inPlugin)).toMatch(/le disque est en lecture seule\./);
  const tooBig = Object.assign(new Error('EFBIG'), { code: 'EFBIG' });
  expect(writeErrorSentence(tooBig)).toMatch(/un fichier est plus grand/);
  expect(writeErrorSentence(new TypeError('x is undefined'))).toBeUndefined();
});
