import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hashOf } from '../../vite/stamp.ts';
import { buildState } from './build-state.ts';
import { git } from './git.ts';
import { storeOf, tidyStore } from './store.ts';

interface BaseWanted {
  /** The folder of the project. */
  dir: string;
  commit: string;
  siteUrl: string;
  say: (line: string) => void;
}

/** A state of the past, checked out and built. */
interface BuiltBase {
  /** Its folder, with its own content. */
  dir: string;
  dist: string;
}

/** Checks out a commit beside the project and builds it, once for each commit and address; the last few are kept. */
export async function builtBase({ dir, commit, siteUrl, say }: BaseWanted): Promise<BuiltBase> {
  const store = storeOf(dir);
  const tree = join(store, commit);
  const dist = join(store, `${commit}-${hashOf(24, siteUrl)}`);
  if (existsSync(join(dist, 'index.html')) && existsSync(join(tree, 'content'))) {
    say('Site de départ : déjà construit.');
    await tidyStore(dir, commit);
    return { dir: tree, dist };
  }
  say('Site de départ : construction…');
  await mkdir(store, { recursive: true });
  await rm(tree, { recursive: true, force: true });
  await git(dir, 'worktree', 'prune');
  await git(dir, 'worktree', 'add', '--detach', '--force', tree, commit);
  await linkModules(dir, tree, say);
  // Named when finished: a build that was stopped halfway is never taken for a whole one.
  const half = `${dist}-${process.pid}`;
  try {
    await buildState({
      dir: tree,
      out: half,
      siteUrl,
      name: 'de départ',
      advice: 'il n’y a rien à quoi comparer le vôtre',
    });
    await rm(dist, { recursive: true, force: true });
    await rename(half, dist);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  await tidyStore(dir, commit);
  return { dir: tree, dist };
}

/** The base uses the packages that are installed here; it is said when it asked for others. */
async function linkModules(dir: string, tree: string, say: (line: string) => void): Promise<void> {
  const lock = (folder: string) => {
    const file = join(folder, 'package-lock.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  if (lock(dir) !== lock(tree)) {
    say('Les dépendances ont changé : le site de départ est construit avec celles d’ici.');
  }
  const modules = join(tree, 'node_modules');
  if (!existsSync(modules)) await symlink(resolve(dir, 'node_modules'), modules, 'dir');
}
