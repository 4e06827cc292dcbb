import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildBase, git, REVIEW_CACHE } from '../../../src/review/states/builds.ts';
import { writeInFolder } from '../../../src/vite/output.ts';

/** A build script that caches a result, and writes the number of cached results that it found. */
const BUILD = `import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
const out = process.argv.at(-1);
const found = readdirSync('.cache/bodies').length + readdirSync('.cache/pictures').length;
writeFileSync('.cache/bodies/' + found, 'x');
mkdirSync(out, { recursive: true });
writeFileSync(out + '/index.html', String(found));`;

let home = '';
let logged: string[] = [];
const dirOf = (name: string) => join(home, name);

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'depart-'));
  logged = [];
  const dir = dirOf('site');
  writeInFolder(
    dir,
    'package.json',
    '{ "type": "module", "scripts": { "build": "node build.js" } }',
  );
  writeInFolder(dir, '.gitignore', '.cache\nnode_modules\n');
  writeInFolder(dir, 'build.js', BUILD);
  writeInFolder(dir, 'content/a.mdx', 'Un');
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

/** Builds the HEAD of a folder as the base; gives the number of cached results that it found. */
async function found(dir: string): Promise<string> {
  const base = await buildBase(dir, await git(dir, 'rev-parse', 'HEAD'), (line) =>
    logged.push(line),
  );
  expect(readFileSync(join(base.dir, 'content/a.mdx'), 'utf8')).toBe('Un');
  return readFileSync(join(base.dist, 'index.html'), 'utf8');
}

test('the build of the base shares the caches of the project, in both directions', async () => {
  const dir = dirOf('site');
  writeInFolder(dir, '.cache/pictures/photo', 'x');
  expect(await found(dir)).toBe('1');
  expect(readdirSync(join(dir, '.cache/bodies'))).toEqual(['1']);
});

test('a cached base is reused in another clone on the same day only, and replaced by the next one', async () => {
  vi.stubEnv('BUILD_DATE', '2027-01-31');
  await found(dirOf('site'));
  execFileSync('git', ['clone', '-q', dirOf('site'), dirOf('clone')]);
  const [name = ''] = readdirSync(join(dirOf('site'), REVIEW_CACHE));
  for (const part of ['content', 'dist'])
    cpSync(
      join(dirOf('site'), REVIEW_CACHE, name, part),
      join(dirOf('clone'), REVIEW_CACHE, name, part),
      {
        recursive: true,
      },
    );
  await found(dirOf('clone'));
  expect(logged).toEqual(['Site de départ : construction…', 'Site de départ : déjà construit.']);
  vi.stubEnv('BUILD_DATE', '2027-02-01');
  await found(dirOf('clone'));
  writeFileSync(join(dirOf('clone'), 'more'), '');
  await commit(dirOf('clone'));
  await found(dirOf('clone'));
  expect(logged.slice(2)).toEqual(Array(2).fill('Site de départ : construction…'));
  expect(readdirSync(join(dirOf('clone'), REVIEW_CACHE))).toHaveLength(1);
});
