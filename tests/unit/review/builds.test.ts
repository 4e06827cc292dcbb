import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtBase, git, STORE } from '../../../src/review/states/builds.ts';
import { put } from '../../../src/vite/output.ts';

/** A build that keeps what it made, and counts what it found made already. */
const BUILD = `import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
const out = process.argv.at(-1);
const found = readdirSync('.cache/bodies').length + readdirSync('.cache/pictures').length;
writeFileSync('.cache/bodies/' + found, 'x');
mkdirSync(out, { recursive: true });
writeFileSync(out + '/index.html', String(found));`;

let home = '';
let said: string[] = [];
const dirOf = (name: string) => join(home, name);

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'depart-'));
  said = [];
  const dir = dirOf('site');
  put(dir, 'package.json', '{ "type": "module", "scripts": { "build": "node build.js" } }');
  put(dir, '.gitignore', '.cache\nnode_modules\n');
  put(dir, 'build.js', BUILD);
  put(dir, 'content/a.mdx', 'Un');
  await git(dir, 'init', '-q');
  await commit(dir);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

async function commit(dir: string) {
  await git(dir, 'add', '-A');
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.ga'];
  await git(dir, ...who, 'commit', '-q', '-m', 'Change');
}

/** Builds the commit before a folder's files as the base; gives how much it found made already. */
async function found(dir: string): Promise<string> {
  const base = await builtBase(dir, await git(dir, 'rev-parse', 'HEAD'), (line) => said.push(line));
  expect(readFileSync(join(base.dir, 'content/a.mdx'), 'utf8')).toBe('Un');
  return readFileSync(join(base.dist, 'index.html'), 'utf8');
}

test('the base is built with what the project keeps, and keeps what it makes for the project', async () => {
  const dir = dirOf('site');
  put(dir, '.cache/pictures/photo', 'x');
  expect(await found(dir)).toBe('1');
  expect(readdirSync(join(dir, '.cache/bodies'))).toEqual(['1']);
});

test('what is kept of a base serves in another clone on that day only, and gives way to another', async () => {
  vi.stubEnv('BUILD_DATE', '2027-01-31');
  await found(dirOf('site'));
  execFileSync('git', ['clone', '-q', dirOf('site'), dirOf('clone')]);
  const [name = ''] = readdirSync(join(dirOf('site'), STORE));
  for (const part of ['content', 'dist'])
    cpSync(join(dirOf('site'), STORE, name, part), join(dirOf('clone'), STORE, name, part), {
      recursive: true,
    });
  await found(dirOf('clone'));
  expect(said).toEqual(['Site de départ : construction…', 'Site de départ : déjà construit.']);
  vi.stubEnv('BUILD_DATE', '2027-02-01');
  await found(dirOf('clone'));
  writeFileSync(join(dirOf('clone'), 'more'), '');
  await commit(dirOf('clone'));
  await found(dirOf('clone'));
  expect(said.slice(2)).toEqual(Array(2).fill('Site de départ : construction…'));
  expect(readdirSync(join(dirOf('clone'), STORE))).toHaveLength(1);
});
