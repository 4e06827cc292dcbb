import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { git } from '../states/git.ts';

/** The branch that the host serves. */
export const PAGES_BRANCH = 'gh-pages';

interface Change {
  /** A clone whose `origin` holds the branch. */
  dir: string;
  /** What the commit says. */
  message: string;
  /** Changes the files of the branch. */
  edit: (branch: string) => Promise<unknown>;
  say: (line: string) => void;
}

/** Two workflows that publish at once: the later one starts again from what the earlier one wrote. */
const TRIES = 6;

/**
 * Changes the pages branch and pushes it. The branch is always one commit, so that old previews do not make
 * the repository heavy; `--force-with-lease` keeps the publication of another workflow.
 */
export async function changePagesBranch({ dir, message, edit, say }: Change): Promise<void> {
  let refusal: string | undefined;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const old = await fetchBranch(dir);
    const tree = await mkdtemp(join(tmpdir(), 'pages-'));
    try {
      const quiet = ['--detach', '--no-checkout', '--force'];
      await git(dir, 'worktree', 'add', ...quiet, tree, old || 'HEAD');
      if (old) await git(tree, 'checkout', '--quiet', '--force');
      else await git(tree, 'read-tree', '--empty');
      await edit(tree);
      await writeFile(join(tree, '.nojekyll'), '');
      refusal = await push(tree, message, old);
      if (refusal === undefined) return;
      say(`La branche n’a pas pu être écrite : nouvel essai (${attempt}).`);
    } finally {
      await git(dir, 'worktree', 'remove', '--force', tree).catch(() => undefined);
      await rm(tree, { recursive: true, force: true });
    }
  }
  throw new Refusal(`La branche « ${PAGES_BRANCH} » n’a pas pu être écrite :\n${refusal}`);
}

async function fetchBranch(dir: string): Promise<string> {
  const ref = `refs/heads/${PAGES_BRANCH}`;
  const remote = await git(dir, 'ls-remote', 'origin', ref);
  if (remote === '') return '';
  await git(dir, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', ref);
  return git(dir, 'rev-parse', 'FETCH_HEAD');
}

/** Undefined when the branch is as wanted; else why git could not write it: mostly another publication. */
async function push(tree: string, message: string, old: string): Promise<string | undefined> {
  await git(tree, 'add', '--all', '--force', '.');
  const content = await git(tree, 'write-tree');
  if (old && content === (await git(tree, 'rev-parse', `${old}^{tree}`))) return undefined;
  const email = 'publication@users.noreply.github.com';
  const name = ['-c', 'user.name=publication', '-c', `user.email=${email}`];
  const commit = await git(tree, ...name, 'commit-tree', content, '-m', message);
  const ref = `refs/heads/${PAGES_BRANCH}`;
  const lease = `--force-with-lease=${ref}:${old}`;
  return git(tree, 'push', '--quiet', lease, 'origin', `${commit}:${ref}`).then(
    () => undefined,
    String,
  );
}
