import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { today } from '../../content/days.ts';
import { LOCAL_SITE } from '../../content/placement.ts';
import { Refusal } from '../refusal.ts';

/** Where the review keeps what it builds, in the folder of the project. */
export const STORE = '.cache/review';

const PATIENCE = 300_000;
/** Lines that are shown of a build that failed. */
const LAST_LINES = 12;

/**
 * Builds the site of a folder with that folder's own code, for the root of a host: both states alike, wherever
 * they will stand. Raises a `Refusal` with `reason` and the last lines of the build when it fails.
 */
export async function buildState(dir: string, out: string, reason: string): Promise<void> {
  // Both sides show what a preview shows, but for its note, which would differ on every page.
  const { PREVIEW_PR: _, PREVIEW_PAGES: __, PREVIEW_EDIT: ___, ...env } = process.env;
  await promisify(execFile)('npm', ['run', '--silent', 'build', '--', '--out', out], {
    cwd: dir,
    env: { ...env, SITE_URL: LOCAL_SITE, PREVIEW_DRAFTS: '1' },
    timeout: PATIENCE,
    maxBuffer: 64_000_000,
  }).catch(({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
    const lines = (stdout + stderr).trimEnd().split('\n').slice(-LAST_LINES);
    throw new Refusal(`${reason}\n${lines.join('\n').trim()}`);
  });
}

/** What the base and the project share: the packages, and what is made of the same texts and pictures by the same code. */
const SHARED = ['node_modules', '.cache/bodies', '.cache/pictures'];

/** Checks out a commit beside the project (`dir`) and builds it; the last one stays for the next review. */
export async function builtBase(dir: string, commit: string, say: (line: string) => void) {
  // Built on another day, it may show other texts.
  const tree = resolve(dir, STORE, `${today()}-${commit}`);
  const base = { dir: tree, dist: join(tree, 'dist') };
  if (existsSync(base.dist)) {
    say('Site de départ : déjà construit.');
    return base;
  }
  say('Site de départ : construction…');
  await rm(resolve(dir, STORE), { recursive: true, force: true });
  await git(dir, 'worktree', 'prune');
  await git(dir, 'worktree', 'add', '--detach', '--force', tree, commit);
  for (const folder of SHARED) {
    const [own, shared] = [join(tree, folder), resolve(dir, folder)];
    for (const needed of [shared, dirname(own)]) await mkdir(needed, { recursive: true });
    if (!existsSync(own)) await symlink(shared, own, 'dir');
  }
  const unfinished = `${base.dist}-unfinished`;
  await buildState(
    tree,
    unfinished,
    'Le site de départ ne se construit pas : il n’y a rien à quoi comparer le vôtre.',
  );
  // Named when finished: a build that was stopped is never taken for a whole one.
  await rename(unfinished, base.dist);
  return base;
}

const run = promisify(execFile);

/** Runs git in a folder; gives what it prints. Raises when git does. */
export async function git(dir: string, ...words: string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: dir, maxBuffer: 64_000_000 });
  return stdout.trim();
}

/** The full id of a commit. Raises a `Refusal` when the name leads nowhere. */
export async function commitOf(dir: string, ref: string): Promise<string> {
  const words = ['--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  return git(dir, 'rev-parse', ...words).catch(() => {
    throw new Refusal(
      `L’état Git « ${ref} » n’existe pas ici : vérifiez son nom, ou faites d’abord « git fetch ».`,
    );
  });
}
