import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder, clearLeftovers, publish, writeInFolder } from '../../../src/vite/output.ts';
import { writeErrorSentence } from '../../../src/vite/system-faults.ts';
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
  expect(writeErrorSentence(new TypeError('x is undefined'))).toBeUndefined();
});
