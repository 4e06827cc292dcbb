import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
let dir = '';

/** A project of one command, which greets whom its module names. */
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'commande-'));
  await mkdir(join(dir, 'src'));
  await mkdir(join(dir, 'scripts'));
  await cp('scripts/run.js', join(dir, 'scripts/run.js'));
  await cp('package-lock.json', join(dir, 'package-lock.json'));
  await symlink(resolve('node_modules'), join(dir, 'node_modules'), 'junction');
  await writeFile(
    join(dir, 'scripts/greet.ts'),
    `import { NAME } from '../src/name.ts';
const words: string[] = process.argv.slice(2);
if (words.includes('fail')) throw new Error('as asked');
console.log(['hello', NAME, ...words].join(' '));`,
  );
  await name('Ada');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const name = (word: string) =>
  writeFile(join(dir, 'src/name.ts'), `export const NAME: string = '${word}';`);
const greet = (...words: string[]) =>
  run(process.execPath, ['scripts/run.js', 'greet', ...words], { cwd: dir });
const kept = () => readdir(join(dir, '.cache/commands'));

test('a command in TypeScript runs with its words, and is bundled once', async () => {
  expect((await greet('--loud', 'x')).stdout).toBe('hello Ada --loud x\n');
  const bundles = await kept();
  expect((await greet()).stdout).toBe('hello Ada\n');
  expect(await kept()).toEqual(bundles);
});

test('a changed module is seen by the next run', async () => {
  await greet();
  await name('Eve');
  expect((await greet()).stdout).toBe('hello Eve\n');
});

test('first runs at once all succeed, and leave one bundle', async () => {
  const words = ['a', 'b', 'c', 'd'];
  const all = await Promise.all(words.map((word) => greet(word)));
  expect(all.map(({ stdout }) => stdout)).toEqual(words.map((word) => `hello Ada ${word}\n`));
  expect(await kept()).toHaveLength(1);
});

test('a stack names the line of the source', async () => {
  await expect(greet('fail')).rejects.toMatchObject({
    stderr: expect.stringContaining('scripts/greet.ts:3:'),
  });
});
