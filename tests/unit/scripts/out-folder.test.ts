import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outFolder, screenFolder } from '../../../scripts/tooling/out-folder.ts';
import { runScript } from './run-script.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sortie-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const LOST = 'tout y serait effacé';

test('a folder that is new, empty or a built site is accepted', async () => {
  expect(outFolder(join(dir, 'nouveau'))).toBe(join(dir, 'nouveau'));
  expect(outFolder(dir)).toBe(dir);
  await writeFile(join(dir, '404.html'), '');
  expect(outFolder(dir)).toBe(dir);
});

test.each(['.', '..', '/', 'content', 'src', 'public', '.git', 'package.json', ''])(
  'a site is not built over « %s » of the project',
  (out) => expect(() => outFolder(out)).toThrow(LOST),
);

test('a writing screen may be rebuilt, but not inside the site, whose origin it would share', async () => {
  expect(screenFolder(join(dir, 'ecran'))).toBe(join(dir, 'ecran'));
  await writeFile(join(dir, 'index.html'), '');
  expect(screenFolder(dir)).toBe(dir);
  await writeFile(join(dir, 'these.odt'), '');
  expect(() => screenFolder(dir)).toThrow(LOST);
  await writeFile(join(dir, 'metadata.json'), '[]');
  for (const out of [dir, join(dir, 'ecran')])
    expect(() => screenFolder(out)).toThrow('une adresse à lui');
});

test('a clone that contains a built site is refused, so that its history is not erased', async () => {
  await writeFile(join(dir, '404.html'), '');
  await mkdir(join(dir, '.git'));
  expect(() => outFolder(dir)).toThrow(LOST);
});

test.each([
  ['build', (out: string) => ['--out', join(out, 'pr-7')]],
  ['preview', (out: string) => ['--pr', '7', '--out', out]],
])(
  '%s does not erase a folder with other files: exit code 2, one sentence',
  async (name, words) => {
    await mkdir(join(dir, 'pr-7'));
    await writeFile(join(dir, 'pr-7/these.odt'), 'Dix ans de travail.');
    const { code, stderr } = await runScript(name, words(dir));
    expect(stderr).toContain(LOST);
    expect([code, stderr.trim().split('\n').length]).toEqual([2, 1]);
    expect(await readdir(join(dir, 'pr-7'))).toEqual(['these.odt']);
  },
);
