import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './setup/project.ts';
import { expect, testOf } from './setup/test.ts';

const cache = ({ dir }: Project) => join(dir, '.cache');
const test = testOf(() => {}, 'un été & une île');
test.describe.configure({ mode: 'serial', timeout: 240_000 });

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

/** A machine without a home and a locale, on the other side of the world. */
const BARE = {
  HOME: '/proc/none',
  XDG_CACHE_HOME: '/proc/none',
  LANG: 'C',
  LC_ALL: 'C',
  TZ: 'Pacific/Auckland',
};

test('on a bare machine, in a path with blanks and accents, the same site is built, without a writable cache, and from one after a reverted edit @rare', async ({
  project,
}) => {
  const build = async () => {
    await project.must('build', [], BARE);
    return differences(bytesOf(project.dist), frozen());
  };
  // Without links to what builds of the project itself keep, nothing is kept.
  rmSync(cache(project), { recursive: true });
  writeFileSync(cache(project), 'no folder');
  expect(await build()).toEqual([]);
  rmSync(cache(project));
  const path = 'content/pages/contact.mdx';
  const text = project.read(path);
  project.write(path, `${text}\nUne phrase de plus pour cet essai.\n`);
  expect(await build()).toEqual(
    expect.arrayContaining(['/contact.html', '/contact/index.html', '/donnees/contact.json']),
  );
  expect(readdirSync(join(cache(project), 'bodies')).length).toBeGreaterThan(10);
  project.write(path, text);
  expect(await build()).toEqual([]);
});

test('an error in the middle of a build leaves the previous site', async ({ project }) => {
  cpSync(process.env.FROZEN_DIST ?? '', project.dist, { recursive: true });
  const renderer = 'src/server/render-page.tsx';
  project.edit(
    renderer,
    /(?<=\n)(?= +const page = await mainOf\(state, route\);)/,
    "if (route === '/services') throw Error('essai');\n",
  );
  const { code, stderr } = await project.run('build');
  expect({ code, says: stderr.includes('essai') }).toEqual({ code: 1, says: true });
  expect(differences(bytesOf(project.dist), frozen())).toEqual([]);
});
