import { changedFiles, codeChange, type GitHub, headOf, listAll, valueIn } from './github.ts';

/** What a maintainer sets on a proposal of code once it has been read: its preview may go online. */
export const LABEL = 'apercu';

/** An open proposal onto main, as GitHub lists it; the repository of a deleted fork is null. */
interface Pull {
  number: number;
  head: { sha: string; ref: string; repo: { full_name: string } | null };
  labels: readonly { name: string }[];
}

interface Run {
  id: number;
  created_at: string;
  head_branch: string;
  head_repository: { full_name: string } | null;
}

/** A preview that may stand below the site, with the run that built it. */
interface Admitted {
  pull: number;
  run: number;
}

/**
 * The previews of open proposals that may go online, the last built first: those of content, and those that bear the
 * label since their last commit. The run belongs to that very commit and branch.
 */
export async function admittedPreviews(gitHub: GitHub): Promise<Admitted[]> {
  const found: (Admitted & { at: string })[] = [];
  for (const pull of await listAll<Pull>(gitHub, '/pulls?state=open&base=main')) {
    const run = await lastRun(gitHub, pull);
    if (run && (await isAdmitted(gitHub, pull, run.created_at)))
      found.push({ pull: pull.number, run: run.id, at: run.created_at });
  }
  return found.sort((a, b) => b.at.localeCompare(a.at)).map(({ pull, run }) => ({ pull, run }));
}

async function lastRun(gitHub: GitHub, { head }: Pull): Promise<Run | undefined> {
  const query = `event=pull_request&status=success&head_sha=${head.sha}&per_page=100`;
  const answer = await gitHub.call('GET', `/actions/workflows/preview.yml/runs?${query}`);
  const runs = valueIn(answer, 'workflow_runs') as Run[] | undefined;
  return runs?.find(
    (run) =>
      run.head_branch === head.ref &&
      head.repo !== null &&
      run.head_repository?.full_name === head.repo.full_name,
  );
}

/** A label that was set before the commit came was given to another state. */
async function isAdmitted(gitHub: GitHub, pull: Pull, builtAt: string): Promise<boolean> {
  if ((await codeOf(gitHub, pull.number, pull.head.sha)).code === undefined) return true;
  if (!pull.labels.some(({ name }) => name === LABEL)) return false;
  const events = await listAll(gitHub, `/issues/${pull.number}/events`);
  const label = events.findLast(
    (event) => event.event === 'labeled' && valueIn(event.label, 'name') === LABEL,
  );
  return String(label?.created_at ?? '') > builtAt;
}

/**
 * The files of a proposal, and what it changes beside content. They are asked for twice, and its commit in between: a
 * push at this moment would give the files of another state than the one that was built.
 */
export async function codeOf(gitHub: GitHub, pull: number, sha: string) {
  const caches = await gitHub.call('GET', `/actions/caches?ref=refs/pull/${pull}/merge`);
  const files = await changedFiles(gitHub, pull);
  const isSame = (await headOf(gitHub, pull)) === sha;
  const again = codeChange(await changedFiles(gitHub, pull), caches);
  const code = codeChange(files, caches) ?? again;
  return { files, code: isSame ? code : 'un envoi fait à cet instant' };
}
