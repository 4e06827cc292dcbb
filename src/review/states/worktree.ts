import { existsSync } from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildState } from './build-state.ts';
import { git } from './git.ts';

/** Where the review keeps what it builds, in the folder of the project. */
export const STORE = '.cache/review';

interface BaseWanted {
  /** The folder of the project. */
  dir: string;
  commit: string;
  say: (line: string) => void;
}

/** Checks out a commit beside the project and builds it; the last one is kept for the next review. */
export async function builtBase({ dir, commit, say }: BaseWanted) {
  const tree = resolve(dir, STORE, commit);
  const base = { dir: tree, dist: join(tree, 'dist') };
  if (existsSync(base.dist)) {
    say('Site de départ : déjà construit.');
    return base;
  }
  say('Site de départ : construction…');
  await rm(resolve(dir, STORE), { recursive: true, force: true });
  await git(dir, 'worktree', 'prune');
  await git(dir, 'worktree', 'add', '--detach', '--force', tree, commit);
  // The base uses the packages that are installed here.
  const modules = join(tree, 'node_modules');
  if (!existsSync(modules)) await symlink(resolve(dir, 'node_modules'), modules, 'dir');
  const half = `${base.dist}-half`;
  await buildState({
    dir: tree,
    out: half,
    name: 'de départ',
    advice: 'il n’y a rien à quoi comparer le vôtre',
  });
  // Named when finished: a build that was stopped halfway is never taken for a whole one.
  await rename(half, base.dist);
  return base;
}
