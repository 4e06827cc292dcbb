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

/** Two workflows that publish at once: the later one starts anew from what the earlier one wrote. */
const TRIES = 6;

/**
 * Changes the pages branch and pushes it. The branch is always one commit, so that old previews do not make
 * the repository heavy; `--force-with-lease` keeps a publication of the same moment from being lost.
 */
export async function changePagesBranch({ dir, message, edit, say }: Change): Promise<void> {
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
      if (await push(tree, message, old)) return;
      say(`Une autre publication vient de passer : nouvel essai (${attempt}).`);
    } finally {
      await git(dir, 'worktree', 'remove', '--force', tree).catch(() => undefined);
      await rm(tree, { recursive: true, force: true });
    }
  }
  throw new Refusal('La branche des pages change sans cesse : relancez la publication.');
}

async function fetchBranch(dir: string): Promise<string> {
  const ref = `refs/heads/${PAGES_BRANCH}`;
  const remote = await git(dir, 'ls-remote', 'origin', ref);
  if (remote === '') return '';
  await git(dir, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', ref);
  return git(dir, 'rev-parse', 'FETCH_HEAD');
}

/** True when the branch is as wanted; false when somebody else changed it meanwhile. */
async function push(tree: string, message: string, old: string): Promise<boolean> {
  await git(tree, 'add', '--all', '--force', '.');
  const content = await git(tree, 'write-tree');
  if (old && content === (await git(tree, 'rev-parse', `${old}^{tree}`))) return true;
  const email = 'publication@users.noreply.github.com';
  const name = ['-c', 'user.name=publication', '-c', `user.email=${email}`];
  const commit = await git(tree, ...name, 'commit-tree', content, '-m', message);
  const ref = `refs/heads/${PAGES_BRANCH}`;
  try {
    const lease = `--force-with-lease=${ref}:${old}`;
    await git(tree, 'push', '--quiet', lease, 'origin', `${commit}:${ref}`);
    return true;
  } catch (reason) {
    const declined = /^.*\b(?:declined|protected branch)\b.*$/im.exec(String(reason))?.[0].trim();
    if (declined) {
      throw new Refusal(
        `GitHub refuse d’écrire sur la branche « ${PAGES_BRANCH} » : regardez les règles du dépôt (Settings → Rules).\n${declined}`,
      );
    }
    const late = /stale info|rejected|fetch first|cannot lock ref|failed to (update|push)/i;
    if (late.test(String(reason))) return false;
    throw reason;
  }
}
