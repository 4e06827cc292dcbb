import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { today } from '../../content/days.ts';
import { LOCAL_SITE } from '../../content/placement.ts';
import { UserError } from '../../values/user-error.ts';

/** Folder inside the project in which the review builds both sites. */
export const REVIEW_CACHE = '.cache/review';

const BUILD_TIMEOUT_MS = 300_000;
/** Number of last output lines of a failed build that the error message contains. */
const MAX_OUTPUT_LINES = 12;

/**
 * Builds the site of the project in `dir` with the code in `dir`, for the base path `/`. Throws a `UserError` with
 * `reason` and the last output lines when the build fails.
 */
export async function buildSiteOf(dir: string, out: string, reason: string): Promise<void> {
  // With drafts, like a preview, but without its banner and without dates from Git, which would differ on every page.
  const { PREVIEW_PR: _, PREVIEW_PAGES: __, PREVIEW_EDIT: ___, ...env } = process.env;
  await promisify(execFile)('npm', ['run', '--silent', 'build', '--', '--out', out], {
    cwd: dir,
    env: { ...env, GIT_DIR: '/dev/null', SITE_URL: LOCAL_SITE, PREVIEW_DRAFTS: '1' },
    timeout: BUILD_TIMEOUT_MS,
    maxBuffer: 64_000_000,
  }).catch(({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
    const lines = (stdout + stderr).trimEnd().split('\n').slice(-MAX_OUTPUT_LINES);
    throw new UserError(`${reason}\n${lines.join('\n').trim()}`);
  });
}

/** Folders that the old version shares with the project: packages, and caches whose keys are content hashes. */
const SHARED_FOLDERS = ['node_modules', '.cache/bodies', '.cache/pictures'];

/** Checks out a commit into a folder of `REVIEW_CACHE` and builds it, unless this was done today for the same commit. */
export async function buildBase(dir: string, commit: string, log: (line: string) => void) {
  // The name contains the day, because a text with a date becomes public on that day.
  const tree = resolve(dir, REVIEW_CACHE, `${today()}-${commit}`);
  const base = { dir: tree, dist: join(tree, 'dist') };
  if (existsSync(base.dist)) {
    log('Site de départ : déjà construit.');
    return base;
  }
  log('Site de départ : construction…');
  await rm(resolve(dir, REVIEW_CACHE), { recursive: true, force: true });
  await git(dir, 'worktree', 'prune');
  await git(dir, 'worktree', 'add', '--detach', '--force', tree, commit);
  for (const folder of SHARED_FOLDERS) {
    const [own, shared] = [join(tree, folder), resolve(dir, folder)];
    for (const needed of [shared, dirname(own)]) await mkdir(needed, { recursive: true });
    if (!existsSync(own)) await symlink(shared, own, 'dir');
  }
  const unfinished = `${base.dist}-unfinished`;
  await buildSiteOf(
    tree,
    unfinished,
    'Le site de départ ne se construit pas : il n’y a rien à quoi comparer le vôtre.',
  );
  // The folder is renamed when the build is complete: an interrupted build is never reused.
  await rename(unfinished, base.dist);
  return base;
}

const run = promisify(execFile);

/** Runs git in a folder and returns its trimmed output. Throws when git fails. */
export async function git(dir: string, ...words: string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: dir, maxBuffer: 64_000_000 });
  return stdout.trim();
}

/** Full hash of the commit of a ref such as `main`. Throws a `UserError` for an unknown ref. */
export async function commitOf(dir: string, ref: string): Promise<string> {
  const words = ['--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  return git(dir, 'rev-parse', ...words).catch(() => {
    throw new UserError(
      `L’état Git « ${ref} » n’existe pas ici : vérifiez son nom, ou faites d’abord « git fetch ».`,
    );
  });
}
