import { execFile } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../values/user-error.ts';

/** Limits of one command: a proposal can be made so that Git takes very long, or lists without end. */
const TIMEOUT_MS = 60_000;
const MAX_OUTPUT = 4_000_000;

/** Runs git in a folder and returns its trimmed output. Throws when git fails, or goes beyond a limit. */
export async function git(dir: string, ...words: string[]): Promise<string> {
  const limits = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT } as const;
  const { stdout } = await promisify(execFile)('git', words, { cwd: dir, ...limits });
  return stdout.trim();
}

/** Folders that a checked out state shares with the project: packages, and caches whose keys are content hashes. */
const SHARED_FOLDERS = ['node_modules', '.cache/bodies', '.cache/checks', '.cache/pictures'];

/** Checks out a commit of the project in `dir` into the folder `tree`, with the packages of the project. */
export async function checkOut(dir: string, commit: string, tree: string): Promise<void> {
  await rm(tree, { recursive: true, force: true });
  await git(dir, 'worktree', 'prune');
  // Twice: a checkout that was killed stays locked.
  await git(dir, 'worktree', 'add', '--detach', '--force', '--force', tree, commit);
  await mkdir(join(tree, '.cache'), { recursive: true });
  for (const folder of SHARED_FOLDERS) {
    await mkdir(join(dir, folder), { recursive: true });
    await symlink(resolve(dir, folder), join(tree, folder), 'dir');
  }
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
