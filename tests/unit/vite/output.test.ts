import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder, clearLeftovers, publish, writeInFolder } from '../../../src/vite/output.ts';
import { systemSentence } from '../../../src/vite/system-faults.ts';
import { folderWith } from './content-folder.ts';

const contentsOf = (dir: string) =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')]),
  );

test('a new site replaces all of the old one; the next build removes what a killed one left, not what another one writes', async () => {
  const ended = 999_999_999;
  const home = await folderWith({
    'dist/index.html': 'accueil',
    'dist/vieux/page.html': 'vieux',
    [`dist.build-${ended}/index.html`]: 'à moitié',
    [`dist.build-${process.ppid}/index.html`]: 'en cours',
  });
  const out = join(home, 'dist');
  clearLeftovers(out);
  writeInFolder(buildFolder(out), '/index.html', 'nouveau');
  writeInFolder(buildFolder(out), 'assets/a.js', 'code');
  publish(out);
  expect(contentsOf(home)).toEqual({
    'dist/index.html': 'nouveau',
    'dist/assets/a.js': 'code',
    [`dist.build-${process.ppid}/index.html`]: 'en cours',
  });
  expect(readdirSync(out).sort()).toEqual(['assets', 'index.html']);
});

const fault = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  [
    fault('x', { code: 'ENOSPC', path: 'dist/a' }),
    '« dist/a » ne peut pas être lu ou écrit : il n’y a plus de place sur le disque.',
  ],
  [
    fault("[plugin vite:prepare-out-dir]\nError: EROFS: read-only, mkdir 'x'", {
      code: 'PLUGIN_ERROR',
    }),
    'Un fichier du site ne peut pas être lu ou écrit : le disque est en lecture seule.',
  ],
  [new TypeError('x is undefined'), undefined],
])('what the system refuses is one French sentence: %s', (reason, sentence) => {
  expect(systemSentence(reason)).toBe(sentence);
});
