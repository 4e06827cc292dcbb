import { mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from '../values/user-error.ts';
import { git } from './git.ts';

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
