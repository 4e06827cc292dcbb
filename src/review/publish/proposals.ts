import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from '../git.ts';
import { encodeForLink } from '../markdown.ts';
import type { GitHub, Pull } from './github.ts';

/** A proposal (pull request); `ref` is the Git ref of its merge into main. */
export interface Proposal {
  pull: number;
  ref: string;
  /** Address for editing files of its branch, with a final slash. */
  edit?: string | undefined;
}

/** A run of a check on a commit, as GitHub lists it. */
interface CheckRun {
  name: string;
  conclusion: string | null;
  completed_at: string | null;
  app: { slug: string } | null;
}

/** The checks that every proposal has, in `ci.yml` and `revue.yml`: without them nobody has let its workflows run. */
const REQUIRED = ['Le contenu', 'Comparer avec le site'];
/** A skipped job is one that a proposal of content, or of code, does not need. */
const ENDED_WELL = ['success', 'skipped', 'neutral'];

const MAX_PREVIEWS = 20;

interface FetchOptions {
  /** Folder of the repository to create; it also gets `liste.json`. */
  dir: string;
  /** Address of the repository. */
  origin: string;
  /** Numbers of the proposals that have a preview: they keep their place. */
  shown: readonly number[];
  log: (line: string) => void;
}

/**
 * Fetches the merges of the proposals that may have a preview: those whose checks have all succeeded on their last commit; those
 * shown before first, then those reviewed last. Writes `liste.json`, the list of the fetched ones.
 */
export async function fetchProposals(gitHub: GitHub, { dir, origin, shown, log }: FetchOptions) {
  const pulls = await gitHub.list<Pull>('/pulls?state=open&base=main&per_page=100');
  const reviewed: { pull: Pull; at: string }[] = [];
  for (const pull of pulls) {
    const at = await reviewedAt(gitHub, pull);
    if (at !== undefined) reviewed.push({ pull, at });
  }
  const rank = ({ pull: { number } }: { pull: Pull }) => (shown.includes(number) ? 0 : 1);
  reviewed.sort((a, b) => rank(a) - rank(b) || (a.at < b.at ? 1 : -1));
  await mkdir(dir, { recursive: true });
  await git(dir, 'init', '--quiet');
  const fetched: Proposal[] = [];
  for (const { pull } of reviewed) {
    if (fetched.length === MAX_PREVIEWS) break;
    const { number, head } = pull;
    const ref = `refs/propositions/${number}`;
    try {
      const words = ['--quiet', '--no-tags', '--depth', '2', origin];
      await git(dir, 'fetch', ...words, `+refs/pull/${number}/merge:${ref}`);
      // Of another commit than the one whose checks have succeeded, when somebody has just pushed or main is in conflict.
      if ((await git(dir, 'rev-parse', `${ref}^2`)) === head.sha)
        fetched.push({ pull: number, ref, edit: editAddress(pull) });
      else log(`La proposition ${number} vient de changer.`);
    } catch {
      log(`La proposition ${number} ne se charge pas.`);
    }
  }
  await writeFile(join(dir, 'liste.json'), JSON.stringify(fetched));
}

/** Time (ISO) at which the last check of a proposal ended; undefined unless all have succeeded on its last commit. */
async function reviewedAt({ list }: GitHub, { head }: Pull): Promise<string | undefined> {
  const path = `/commits/${head.sha}/check-runs?per_page=100`;
  const pages = await list<{ check_runs: CheckRun[] }>(path);
  const runs = pages.flatMap((page) => page.check_runs);
  const own = runs.filter(({ app }) => app?.slug === 'github-actions');
  const isDone = REQUIRED.every((name) =>
    own.some((run) => run.name === name && run.conclusion === 'success'),
  );
  if (!isDone || !own.every(({ conclusion }) => ENDED_WELL.includes(conclusion ?? '')))
    return undefined;
  return own
    .map((run) => run.completed_at ?? '')
    .sort()
    .at(-1);
}

function editAddress({ head: { ref, repo } }: Pull): string | undefined {
  const path = `${repo?.full_name}/edit/${ref}`.split('/').map(encodeForLink).join('/');
  return repo ? `https://github.com/${path}/` : undefined;
}
