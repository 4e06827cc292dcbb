import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { outFolder, screenFolder } from '../../../scripts/tooling/out-folder.ts';
import { writeInFolder } from '../../../src/vite/output.ts';
import { folderWith } from '../vite/content-folder.ts';
import { callScript } from './call-script.ts';

let dir = '';
beforeEach(async () => {
  dir = await folderWith();
});

const LOST = 'tout y serait effacé';

test('a folder that is new, empty or a built site is accepted; a clone that contains one is not', () => {
  expect(outFolder(join(dir, 'nouveau'))).toBe(join(dir, 'nouveau'));
  expect(outFolder(dir)).toBe(dir);
  writeInFolder(dir, '404.html', '');
  expect(outFolder(dir)).toBe(dir);
  writeInFolder(dir, '.git/config', '');
  expect(() => outFolder(dir)).toThrow(LOST);
});

test.each(['.', '..', '/', 'content', 'src', 'public', '.git', 'package.json', ''])(
  'a site is not built over « %s » of the project',
  (out) => expect(() => outFolder(out)).toThrow(LOST),
);

test('a writing screen may be rebuilt, but not inside the site, whose origin it would share', () => {
  expect(screenFolder(join(dir, 'ecran'))).toBe(join(dir, 'ecran'));
  writeInFolder(dir, 'index.html', '');
  expect(screenFolder(dir)).toBe(dir);
  writeInFolder(dir, 'these.odt', '');
  expect(() => screenFolder(dir)).toThrow(LOST);
  writeInFolder(dir, 'metadata.json', '[]');
  for (const out of [dir, join(dir, 'ecran')])
    expect(() => screenFolder(out)).toThrow('une adresse à lui');
});

test.each([
  ['build', (out: string) => ['--out', join(out, 'pr-7')]],
  ['preview', (out: string) => ['--pr', '7', '--out', out]],
])('%s does not erase a folder with other files', async (name, words) => {
  writeInFolder(dir, 'pr-7/these.odt', 'Dix ans de travail.');
  expect(await callScript(name, words(dir))).toEqual({
    code: 2,
    lines: [expect.stringContaining(LOST)],
  });
  expect(readdirSync(join(dir, 'pr-7'))).toEqual(['these.odt']);
});
