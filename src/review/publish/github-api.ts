import { UserError } from '../user-error.ts';

/** Access to one repository through GitHub's REST API. */
export interface GitHub {
  /** `owner/name`. */
  repository: string;
  call(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** GitHub's REST API with the token of the job, from its environment. Throws a `UserError` without one. */
export function gitHubFromEnv(env: NodeJS.ProcessEnv): GitHub {
  const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository = '' } = env;
  const root = env.GITHUB_API_URL ?? 'https://api.github.com';
  if (!token || !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new UserError(
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
        throw new UserError('GitHub ne répond pas : relancez la publication.');
      });
      if (!response.ok) {
        throw new UserError(`GitHub refuse ${method} ${path} : ${response.status}.`);
      }
      return response.status === 204 ? undefined : response.json();
    },
  };
}

/** All items of a paginated list (100 a page, at most 3,000), of the shape that GitHub documents. */
export async function listAll<T = Record<string, unknown>>(
  gitHub: GitHub,
  path: string,
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; page <= 30; page += 1) {
    const separator = path.includes('?') ? '&' : '?';
    const found = await gitHub.call('GET', `${path}${separator}per_page=100&page=${page}`);
    if (!Array.isArray(found)) break;
    items.push(...found);
    if (found.length < 100) break;
  }
  return items;
}

/**
 * Creates or updates the one comment of a workflow. It is recognized by its `mark` and its author, a bot, so that a
 * person's comment that copies the mark is not overwritten.
 */
export async function saveComment(
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

/** Whether a user is a bot, such as a workflow. */
export const isBot = (user: unknown) => property(user, 'type') === 'Bot';

/** Property of a JSON object of unknown shape. */
export const property = (answer: unknown, key: string): unknown =>
  answer instanceof Object ? Reflect.get(answer, key) : undefined;

/**
 * Number of the open pull request of a branch (`owner:branch`) and commit; undefined when it was closed or pushed to
 * again. Both come from GitHub: the proposal's own code could name another proposal.
 */
export async function openPullOfRun(
  gitHub: GitHub,
  { head, sha }: { head: string; sha: string },
): Promise<number | undefined> {
  const pulls = await listAll(gitHub, `/pulls?state=open&head=${encodeURIComponent(head)}`);
  const found = pulls.find((pull) => property(pull.head, 'sha') === sha);
  return typeof found?.number === 'number' ? found.number : undefined;
}

/** Current head commit of an open pull request; undefined when closed. */
export async function headSha(gitHub: GitHub, pull: number): Promise<unknown> {
  const answer = await gitHub.call('GET', `/pulls/${pull}`);
  return property(answer, 'state') === 'open'
    ? property(property(answer, 'head'), 'sha')
    : undefined;
}

/** GitHub lists at most this many files of a pull request. */
const MAX_LISTED_FILES = 3000;

/** Path of a content text. */
export const TEXT_FILE = /^content\/.*\.(?:mdx|ya?ml)$/;

/** A changed file as GitHub lists it; `patch` is missing for large changes. */
export type ChangedFile = Record<'filename', string> &
  Partial<Record<'previous_filename' | 'status' | 'patch', string>>;

/** All changed files of a pull request. */
export const changedFiles = (gitHub: GitHub, pull: number) =>
  listAll<ChangedFile>(gitHub, `/pulls/${pull}/files`);

/**
 * Description of the code that a proposal changes, and that may therefore have changed its preview: a file outside
 * `content/` (also one moved into it), a truncated list, or caches of its branch, which only changed code writes.
 */
export function codeChange(files: readonly ChangedFile[], caches: unknown): string | undefined {
  const names = files.flatMap(({ filename, previous_filename: before }) => [filename, before]);
  const code = names.find((name) => typeof name === 'string' && !name.startsWith('content/'));
  if (code || files.length >= MAX_LISTED_FILES)
    return code ?? `plus de ${MAX_LISTED_FILES} fichiers`;
  return property(caches, 'total_count') === 0 ? undefined : 'le cache d’un envoi précédent';
}

/** Path of a file that builds, checks or publishes the site. */
const BUILD_FILE = /^(?:(?:\.github|scripts|src\/(?:vite|review))\/.*|[^/]*(?<!\.md))$/;

/** Changed files that build, check or publish the site: workflows, lock file, `.npmrc`, configurations. */
export const buildFiles = (files: readonly ChangedFile[]): string[] =>
  files
    .flatMap(({ filename, previous_filename: before }) => [filename, ...(before ? [before] : [])])
    .filter((name) => BUILD_FILE.test(name));
