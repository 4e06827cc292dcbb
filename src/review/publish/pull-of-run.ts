import { type GitHub, listAll } from './github.ts';

/** The run that built a preview, as GitHub itself tells it. */
interface Run {
  /** `owner:branch` of the proposal. */
  head: string;
  /** The commit that was built. */
  sha: string;
}

/**
 * The open pull request that a run was for; undefined when it was closed, or pushed to again, meanwhile.
 * Nothing that the proposal's own code wrote is asked: it could name another proposal.
 */
export async function pullOfRun(gitHub: GitHub, { head, sha }: Run): Promise<number | undefined> {
  const pulls = await listAll(gitHub, `/pulls?state=open&head=${encodeURIComponent(head)}`);
  const found = pulls.find((pull) => shaOf(pull.head) === sha);
  return typeof found?.number === 'number' ? found.number : undefined;
}

/** Whether a proposal is surely closed at this moment: an answer that says neither takes no preview away. */
export async function isClosed(gitHub: GitHub, pull: number): Promise<boolean> {
  const found = await gitHub.call('GET', `/pulls/${pull}`);
  return (
    typeof found === 'object' && found !== null && 'state' in found && found.state === 'closed'
  );
}

const shaOf = (head: unknown) =>
  typeof head === 'object' && head !== null && 'sha' in head ? head.sha : undefined;

/** GitHub names no more files of one proposal than these. */
const MOST_NAMED = 3000;

export interface CodeFiles {
  /** Files outside `content/` that GitHub names. */
  names: string[];
  /** True when there may be others, which GitHub does not name. */
  maybeMore: boolean;
}

/**
 * The files of a proposal outside `content/`: code that took part in making its own preview. A file that moved
 * into `content/` is code that is gone from its place.
 */
export async function codeFiles(gitHub: GitHub, pull: number): Promise<CodeFiles> {
  const files = await listAll(gitHub, `/pulls/${pull}/files`);
  const names = files.flatMap(({ filename, previous_filename: before }) =>
    [filename, before]
      .filter((name): name is string => typeof name === 'string' && !name.startsWith('content/'))
      .slice(0, 1),
  );
  return { names, maybeMore: files.length >= MOST_NAMED };
}
