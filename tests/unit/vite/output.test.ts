import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildFolder, clearLeftovers, publish, writeInFolder } from '../../../src/vite/output.ts';
import { UnfinishedCopy, writeErrorSentence } from '../../../src/vite/system-faults.ts';
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
  ['that a program has open (Windows) is copied', failsWith('EPERM')],
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

test('a first site is written into a folder that is not there yet', async () => {
  const out = join(await folderWith(), 'un/site');
  writeInFolder(buildFolder(out), 'index.html', 'accueil');
  publish(out);
  expect(contentsOf(out)).toEqual({ 'index.html': 'accueil' });
});

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

test('an error of the system while writing is reported in French, with the path', async () => {
  const { out } = await standing();
  const fault = (code: string) => Object.assign(new Error(code), { code, path: out });
  expect(writeErrorSentence(fault('ENOSPC'))).toMatch(
    /dist » ne peut pas être écrit : il n’y a plus de place sur le disque\. .* Le site construit avant n’a pas changé\.$/,
  );
  expect(
    writeErrorSentence(new Error('Could not write: No space left on device (os error 28)')),
  ).toContain('Le site ne peut pas être écrit : il n’y a plus de place');
  expect(writeErrorSentence(new UnfinishedCopy(fault('ENOSPC')))).toMatch(
    /relancez la commande\.$/,
  );
  for (const code of ['EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EBUSY'])
    expect(writeErrorSentence(fault(code))).toBeDefined();
  expect([
    writeErrorSentence(fault('ENOENT')),
    writeErrorSentence(new TypeError('x is undefined')),
  ]).toEqual([undefined, undefined]);
});
