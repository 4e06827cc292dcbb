import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from '../review/git.ts';
import type { GitHub, Pull } from './github.ts';

/** A proposal (pull request); `ref` is the Git ref of its merge into main. */
export interface Proposal {
  pull: number;
  ref: string;
}

/** A run of a check on a commit, as GitHub lists it. */
interface CheckRun {
  name: string;
  conclusion: string | null;
  app: { slug: string } | null;
}

/** A status of a commit, as GitHub lists it. */
interface Status {
  context: string;
  state: string;
  creator: { login: string } | null;
}

/** The checks that every proposal has, in `ci.yml` and `revue.yml`: without them nobody has let its workflows run. */
const REQUIRED = ['Le contenu', 'Comparer avec le site'];
/** A skipped job is one that a proposal of content, or of code, does not need. */
const ENDED_WELL = ['success', 'skipped', 'neutral'];

/** The label that lets a preview through, and the status that `etiquette.yml` writes on the commit which had it. */
const LABEL = 'aperçu';
const WORKFLOWS = 'github-actions';

const MAX_PREVIEWS = 10;

interface FetchOptions {
  /** Folder of the repository to create; it also gets `liste.json`. */
  dir: string;
  /** Address of the repository. */
  origin: string;
  log: (line: string) => void;
}

/**
 * Fetches the merges of the newest proposals that may have a preview: a person has let their last commit through, and its checks
 * have all succeeded. Writes `liste.json`, the list of the fetched ones.
 */
export async function fetchProposals(gitHub: GitHub, { dir, origin, log }: FetchOptions) {
  await mkdir(dir, { recursive: true });
  await git(dir, 'init', '--quiet');
  const fetched: Proposal[] = [];
  for (const pull of await gitHub.list<Pull>('/pulls?state=open&base=main&per_page=100')) {
    if (fetched.length === MAX_PREVIEWS) break;
    if (!((await isLetThrough(gitHub, pull)) && (await hasSucceeded(gitHub, pull)))) continue;
    const { number, head } = pull;
    const ref = `refs/propositions/${number}`;
    try {
      const words = ['--quiet', '--no-tags', '--depth', '2', origin];
      await git(dir, 'fetch', ...words, `+refs/pull/${number}/merge:${ref}`);
      // Of another commit than the one that was let through, when somebody has just pushed or main is in conflict.
      if ((await git(dir, 'rev-parse', `${ref}^2`)) === head.sha)
        fetched.push({ pull: number, ref });
      else log(`La proposition ${number} vient de changer.`);
    } catch {
      log(`La proposition ${number} ne se charge pas.`);
    }
  }
  await writeFile(join(dir, 'liste.json'), JSON.stringify(fetched));
}

/**
 * Whether a person has let a preview of this very commit through: its author may write to this repository, in which its branch
 * lies; or a collaborator gave it the label while this commit was its last one. No times are compared: those of commits can be forged.
 */
async function isLetThrough({ list }: GitHub, { head, base, labels }: Pull): Promise<boolean> {
  if (head.repo?.full_name === base.repo.full_name) return true;
  if (!labels.some(({ name }) => name === LABEL)) return false;
  const statuses = await list<Status>(`/commits/${head.sha}/statuses?per_page=100`);
  return statuses.some(
    ({ context, state, creator }) =>
      context === LABEL && state === 'success' && creator?.login === `${WORKFLOWS}[bot]`,
  );
}

/** Whether all checks of the last commit of a proposal have succeeded. */
async function hasSucceeded({ list }: GitHub, { head }: Pull): Promise<boolean> {
  const path = `/commits/${head.sha}/check-runs?per_page=100`;
  const pages = await list<{ check_runs: CheckRun[] }>(path);
  const runs = pages.flatMap((page) => page.check_runs);
  const own = runs.filter(({ app }) => app?.slug === WORKFLOWS);
  const isDone = REQUIRED.every((name) =>
    own.some((run) => run.name === name && run.conclusion === 'success'),
  );
  return isDone && own.every(({ conclusion }) => ENDED_WELL.includes(conclusion ?? ''));
}
