import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { git } from './git.ts';

/** Where the review keeps what it builds, in the folder of the project. */
const STORE = '.cache/review';

/** Going to and fro between a few branches stays quick; each base is a whole site and its sources. */
const MOST_BASES = 3;

/** No review takes that long (milliseconds). */
const DAY = 86_400_000;

/** `<commit>` holds the sources of a base, `<commit>-…` its built site. */
const BASE = /^[0-9a-f]{40,64}(?=-|$)/;
const PROPOSED = /^propose-\d+$/;

/** The absolute folder in which the review of a project keeps what it builds. */
export const storeOf = (dir: string) => resolve(dir, STORE);

/** Where one run of the review builds the proposed site: its own folder, which it removes. */
export const proposedIn = (dir: string) => join(storeOf(dir), `propose-${process.pid}`);

/** Notes that a base is in use; removes the bases not used lately, and what stopped reviews left. */
export async function tidyStore(dir: string, commit: string): Promise<void> {
  const store = storeOf(dir);
  await utimes(join(store, commit), new Date(), new Date());
  const names = await readdir(store);
  const changed = new Map<string, number>();
  for (const name of names) changed.set(name, await changedAt(join(store, name)));
  const at = (name: string) => changed.get(name) ?? 0;
  const old = [...new Set(names.flatMap((name) => BASE.exec(name)?.[0] ?? []))]
    .sort((one, other) => at(other) - at(one))
    .slice(MOST_BASES);
  const isStale = (name: string) =>
    PROPOSED.test(name) ? Date.now() - at(name) > DAY : old.includes(BASE.exec(name)?.[0] ?? '');
  for (const name of names.filter(isStale)) {
    await rm(join(store, name), { recursive: true, force: true });
  }
  await git(dir, 'worktree', 'prune');
}

/** When something in a folder was last put in or noted (milliseconds); 0 when it is gone. */
const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
