import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  assembleMain,
  assemblePreview,
  removePreview,
} from '../../../src/review/publish/assemble.ts';
import { changePagesBranch, PAGES_BRANCH } from '../../../src/review/publish/pages-branch.ts';
import { put } from '../../../src/vite/output.ts';

const home = mkdtempSync(join(tmpdir(), 'branch-'));
const origin = join(home, 'origin.git');
const clones = [join(home, 'one'), join(home, 'two')] as const;
const git = (dir: string, ...words: string[]) =>
  execFileSync('git', words, {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const files = () => git(origin, 'ls-tree', '-r', '--name-only', PAGES_BRANCH).split('\n').sort();
const change = (edit: (branch: string) => Promise<unknown>, dir: string = clones[0]) =>
  changePagesBranch({ dir, message: 'essai', edit, say: () => {} });

async function site(name: string, paths: Record<string, string>): Promise<string> {
  const dir = join(home, name);
  rmSync(dir, { recursive: true, force: true });
  for (const [path, text] of Object.entries(paths)) await put(dir, path, text);
  return dir;
}

beforeAll(async () => {
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', origin]);
  for (const clone of clones) {
    execFileSync('git', ['clone', '-q', origin, clone], { stdio: 'ignore' });
    for (const [key, value] of [
      ['user.name', 'essai'],
      ['user.email', 'essai@site.ga'],
    ] as const) {
      git(clone, 'config', key, value);
    }
  }
  await put(clones[0], 'README.md', 'code');
  git(clones[0], 'add', '.');
  git(clones[0], 'commit', '-qm', 'début');
  git(clones[0], 'push', '-q', 'origin', 'HEAD:main');
  git(clones[1], 'pull', '-q', 'origin', 'main');
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('main, then two previews, then main again: each keeps to its place, always in one commit', async () => {
  const main = await site('main', {
    'index.html': 'un',
    'vieux.html': 'x',
  });
  await change((branch) => assembleMain(branch, main));
  expect(files()).toEqual(['.nojekyll', 'index.html', 'vieux.html']);
  const twelve = await site('p12', { 'index.html': '12', 'a/b.html': 'x' });
  await change((branch) => assemblePreview(branch, twelve, 12));
  const thirteen = await site('p13', { 'index.html': '13' });
  await change((branch) => assemblePreview(branch, thirteen, 13), clones[1]);
  const again = await site('main', { 'index.html': 'deux' });
  await change((branch) => assembleMain(branch, again));
  expect(files()).toEqual([
    '.nojekyll',
    'index.html',
    'pr-12/a/b.html',
    'pr-12/index.html',
    'pr-13/index.html',
  ]);
  expect(git(origin, 'rev-list', '--count', PAGES_BRANCH)).toBe('1');
  expect(git(origin, 'show', `${PAGES_BRANCH}:index.html`)).toBe('deux');
});

test('a new build of a preview leaves nothing of the old one; closing removes only its own folder', async () => {
  const twelve = await site('p12', { 'index.html': '12 bis' });
  await change((branch) => assemblePreview(branch, twelve, 12));
  expect(files()).toEqual(['.nojekyll', 'index.html', 'pr-12/index.html', 'pr-13/index.html']);
  await change((branch) => removePreview(branch, 12));
  expect(files()).toEqual(['.nojekyll', 'index.html', 'pr-13/index.html']);
  await change((branch) => removePreview(branch, 1));
  expect(files()).toContain('pr-13/index.html');
});

test('two publications at the same moment: both are online', async () => {
  const seven = await site('p7', { 'index.html': '7' });
  const eight = await site('p8', { 'index.html': '8' });
  await Promise.all([
    change((branch) => assemblePreview(branch, seven, 7), clones[0]),
    change((branch) => assemblePreview(branch, eight, 8), clones[1]),
  ]);
  expect(files()).toEqual(
    expect.arrayContaining(['pr-7/index.html', 'pr-8/index.html', 'pr-13/index.html']),
  );
});

test('a domain set on GitHub survives, and a clone is left as it was', async () => {
  await change(async (branch) => put(branch, 'CNAME', 'site.ga'));
  const main = await site('main', { 'index.html': 'trois' });
  await change((branch) => assembleMain(branch, main));
  expect(files()).toContain('CNAME');
  expect(git(clones[0], 'status', '--porcelain')).toBe('');
  expect(git(clones[0], 'worktree', 'list').split('\n')).toHaveLength(1);
});

test('what a proposal uploads cannot leave its folder', async () => {
  const before = files();
  const link = await site('lien', { 'index.html': 'x' });
  await symlink('/etc/passwd', join(link, 'secret.txt'));
  await expect(change((branch) => assemblePreview(branch, link, 5))).rejects.toThrow(
    '« secret.txt » n’est pas un simple fichier.',
  );
  const hook = await site('git', { '.git/hooks/post-checkout': 'x' });
  await expect(change((branch) => assemblePreview(branch, hook, 5))).rejects.toThrow(
    'n’a rien à faire dans un site',
  );
  const filters = await site('filtre', { 'a/.gitattributes': '* filter=lfs\n' });
  await expect(change((branch) => assemblePreview(branch, filters, 5))).rejects.toThrow(
    '« a/.gitattributes » n’a rien à faire dans un site.',
  );
  for (const pull of [0, -1, 1.5, Number.NaN]) {
    await expect(change((branch) => assemblePreview(branch, link, pull))).rejects.toThrow();
  }
  expect(files()).toEqual(before);
});

test('what GitHub says when it refuses the branch is shown in the end', async () => {
  const hook = join(origin, 'hooks/pre-receive');
  await put(origin, 'hooks/pre-receive', '#!/bin/sh\necho "GH013: no pushes here" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  const edit = async (branch: string) => put(branch, 'neuf.html', 'x');
  const publication = changePagesBranch({
    dir: clones[0],
    message: 'essai',
    edit,
    say: () => {},
  });
  await expect(publication).rejects.toThrow(
    /^La branche « gh-pages » n’a pas pu être écrite :\n[\s\S]*pre-receive hook declined/,
  );
  rmSync(hook);
});
