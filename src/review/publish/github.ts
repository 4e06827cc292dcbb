import { Refusal } from '../refusal.ts';

/** What one job may ask of GitHub. */
export interface GitHub {
  /** `owner/name` */
  repository: string;
  call(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** GitHub's REST interface with the job's own token, from the variables that every job has. */
export function gitHubFromEnv(env: NodeJS.ProcessEnv): GitHub {
  const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository = '' } = env;
  const root = env.GITHUB_API_URL ?? 'https://api.github.com';
  if (!token || !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Refusal(
      'Cette commande ne sert que dans un workflow GitHub : il manque GITHUB_TOKEN ou GITHUB_REPOSITORY.',
    );
  }
  return {
    repository,
    async call(method, path, body) {
      const response = await fetch(`${root}/repos/${repository}${path}`, {
        method,
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Bearer ${token}`,
          'x-github-api-version': '2022-11-28',
        },
        signal: AbortSignal.timeout(30_000),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch(() => {
        throw new Refusal('GitHub ne répond pas : relancez la publication.');
      });
      if (!response.ok) {
        throw new Refusal(`GitHub refuse ${method} ${path} : ${response.status}.`);
      }
      return response.status === 204 ? undefined : response.json();
    },
  };
}

/** All items of a list that comes in pages of a hundred, of the shape that GitHub documents. */
export async function listAll<T = Record<string, unknown>>(
  gitHub: GitHub,
  path: string,
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; page <= 30; page += 1) {
    const mark = path.includes('?') ? '&' : '?';
    const found = await gitHub.call('GET', `${path}${mark}per_page=100&page=${page}`);
    if (!Array.isArray(found)) break;
    items.push(...found);
    if (found.length < 100) break;
  }
  return items;
}

/**
 * Writes the one comment of a workflow in an issue or a proposal: the one that stands is changed, so that there
 * is never a second. It begins with the mark and its author is a robot: somebody who copies the mark into a text
 * of theirs does not get it overwritten.
 */
export async function putOwnComment(
  gitHub: GitHub,
  issue: number,
  { mark, body }: { mark: string; body: string },
): Promise<void> {
  const comments = await listAll(gitHub, `/issues/${issue}/comments`);
  const own = comments.find(
    (comment) =>
      typeof comment.body === 'string' && comment.body.startsWith(mark) && isBot(comment.user),
  );
  if (own) await gitHub.call('PATCH', `/issues/comments/${own.id}`, { body });
  else await gitHub.call('POST', `/issues/${issue}/comments`, { body });
}

/** Whether a comment was written by a workflow. */
export const isBot = (user: unknown) => valueIn(user, 'type') === 'Bot';

/** What an answer of GitHub holds under a key. */
export const valueIn = (answer: unknown, key: string): unknown =>
  answer instanceof Object ? Reflect.get(answer, key) : undefined;

/**
 * The open pull request of a run, by its branch (`owner:branch`) and commit as GitHub gives them; undefined when it
 * was closed, or pushed to again, meanwhile. Nothing that the proposal's own code wrote is asked: it could name another proposal.
 */
export async function pullOfRun(
  gitHub: GitHub,
  { head, sha }: { head: string; sha: string },
): Promise<number | undefined> {
  const pulls = await listAll(gitHub, `/pulls?state=open&head=${encodeURIComponent(head)}`);
  const found = pulls.find((pull) => valueIn(pull.head, 'sha') === sha);
  return typeof found?.number === 'number' ? found.number : undefined;
}

/** The commit at which an open proposal stands at this moment; undefined once it is closed. */
export async function headOf(gitHub: GitHub, pull: number): Promise<unknown> {
  const answer = await gitHub.call('GET', `/pulls/${pull}`);
  return valueIn(answer, 'state') === 'open' ? valueIn(valueIn(answer, 'head'), 'sha') : undefined;
}

/** GitHub names no more files of one proposal than these. */
const MAX_NAMED = 3000;

/** The texts of a proposal. */
export const EDITED = /^content\/.*\.(?:mdx|ya?ml)$/;

/** A file of a proposal; the lines that change in it are its patch, unless there are too many. */
export type ChangedFile = Record<'filename', string> &
  Partial<Record<'previous_filename' | 'status' | 'patch', string>>;

/** What a proposal changes. */
export const changedFiles = (gitHub: GitHub, pull: number) =>
  listAll<ChangedFile>(gitHub, `/pulls/${pull}/files`);

/**
 * What a proposal changes outside `content/`, code that took part in making its own preview: the name of a file,
 * that GitHub does not name them all, or that there are caches of its own, which only code makes and its builds begin
 * with. A file that moved into `content/` is code that is gone from its place.
 */
export function codeChange(files: readonly ChangedFile[], caches: unknown): string | undefined {
  const names = files.flatMap(({ filename, previous_filename: before }) => [filename, before]);
  const code = names.find((name) => typeof name === 'string' && !name.startsWith('content/'));
  if (code || files.length >= MAX_NAMED) return code ?? `plus de ${MAX_NAMED} fichiers`;
  return valueIn(caches, 'total_count') === 0 ? undefined : 'le cache d’un envoi précédent';
}

/** What builds, checks or publishes the site: named apart in the comment, and read first. */
const BUILDING = /^(?:(?:\.github|scripts|src\/(?:vite|review))\/.*|[^/]*(?<!\.md))$/;

/** The files of a proposal that build, check or publish the site: workflows, lock file, `.npmrc`, configurations. */
export const buildingFiles = (files: readonly ChangedFile[]): string[] =>
  files
    .flatMap(({ filename, previous_filename: before }) => [filename, ...(before ? [before] : [])])
    .filter((name) => BUILDING.test(name));
