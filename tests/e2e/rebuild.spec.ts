import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject, type Project } from './setup/project.ts';

// One copy of the site, built again and again: each test goes on where the one before it ended.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let project: Project;
const cache = () => join(project.dir, '.cache');
const frozen = () => bytesOf(process.env.FROZEN_DIST ?? '');

/** Every file below a folder, by its path there, with its bytes. */
const bytesOf = (dir: string) =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(dir.length), readFileSync(path, 'base64')]),
  );

/** The paths of the files that are not the same on both sides. */
const differences = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (path) => one.get(path) !== other.get(path),
  );

test.beforeAll(() => {
  project = copyProject('un été & une île');
  // Links to what builds of the project itself keep: without them, nothing is kept.
  rmSync(cache(), { recursive: true });
});
test.afterAll(() => project.remove());

/** A machine without a home and a locale, on the other side of the world. */
const BARE = {
  HOME: '/proc/none',
  XDG_CACHE_HOME: '/proc/none',
  LANG: 'C',
  LC_ALL: 'C',
  TZ: 'Pacific/Auckland',
};

test('on a bare machine, in a path with blanks and accents, without a writable cache, the same site is built', async () => {
  writeFileSync(cache(), 'no folder');
  await project.must('build', [], BARE);
  expect(differences(bytesOf(project.dist), frozen())).toEqual([]);
});

test('an error in the middle of a build leaves the previous site', async () => {
  const renderer = 'src/server/render-page.tsx';
  project.edit(
    renderer,
    /(?<=\n)(?= +const page = await mainOf\(site, route\);)/,
    "if (route === '/services') throw Error('essai');\n",
  );
  const { code, stderr } = await project.run('build');
  expect({ code, says: stderr.includes('essai') }).toEqual({ code: 1, says: true });
  expect(differences(bytesOf(project.dist), frozen())).toEqual([]);
});
