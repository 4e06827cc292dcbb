import {
  changedFiles,
  type GitHub,
  headSha,
  listAll,
  property,
  untrustedChange,
} from './github-api.ts';

/** Label with which a maintainer admits the preview of a proposal that changes code. */
export const PREVIEW_LABEL = 'apercu';

/** An open pull request, as GitHub lists it; `repo` is null for a deleted fork. */
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

/** A preview that may be published, with the id of the run that built it. */
interface AdmittedPreview {
  pull: number;
  run: number;
}

/**
 * Previews of open pull requests that may be published, newest run first: pull requests that change content only, and those
 * that got the label after the run. The run has built the current commit of the branch.
 */
export async function admittedPreviews(gitHub: GitHub): Promise<AdmittedPreview[]> {
  const found: (AdmittedPreview & { at: string })[] = [];
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
  const runs = property(answer, 'workflow_runs') as Run[] | undefined;
  return runs?.find(
    (run) =>
      run.head_branch === head.ref &&
      head.repo !== null &&
      run.head_repository?.full_name === head.repo.full_name,
  );
}

/** Whether a preview may be published. The label must be newer than the run: an older one was set for an earlier commit. */
async function isAdmitted(gitHub: GitHub, pull: Pull, builtAt: string): Promise<boolean> {
  if ((await filesAndUntrustedChange(gitHub, pull.number, pull.head.sha)).code === undefined)
    return true;
  if (!pull.labels.some(({ name }) => name === PREVIEW_LABEL)) return false;
  const events = await listAll(gitHub, `/issues/${pull.number}/events`);
  const label = events.findLast(
    (event) => event.event === 'labeled' && property(event.label, 'name') === PREVIEW_LABEL,
  );
  return String(label?.created_at ?? '') > builtAt;
}

/**
 * Files of a pull request, and the result of `untrustedChange`. The files are fetched before and after the head commit: if
 * somebody pushes in between, the head differs from `sha` or the second list has the code, so neither order of pushes helps.
 */
export async function filesAndUntrustedChange(gitHub: GitHub, pull: number, sha: string) {
  const caches = await gitHub.call('GET', `/actions/caches?ref=refs/pull/${pull}/merge`);
  const files = await changedFiles(gitHub, pull);
  const isSame = (await headSha(gitHub, pull)) === sha;
  const again = untrustedChange(await changedFiles(gitHub, pull), caches);
  const code = untrustedChange(files, caches) ?? again;
  return { files, code: isSame ? code : 'un envoi fait à cet instant' };
}
