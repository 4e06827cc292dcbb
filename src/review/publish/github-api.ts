import { UserError } from '../user-error.ts';

/** Access to one repository through GitHub's REST API. */
export interface GitHub {
  /** `owner/name`. */
  repository: string;
  /** Answer to a request; `path` is below `/repos/owner/name`. */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** Client with the token and repository from the environment of a GitHub Actions job. Throws a `UserError` without them. */
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

/** Items of a paginated list, of which only the first 3,000 are read. `T` is GitHub's documented shape, which is not validated. */
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
 * Updates the comment of a workflow, or creates it. `body` must start with `mark`, by which it is found again; its author
 * must be a bot, so that a person's comment that copies the mark is not overwritten.
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

/** Property of a JSON value of unknown shape; undefined if the value is no object. */
export const property = (answer: unknown, key: string): unknown =>
  answer instanceof Object ? Reflect.get(answer, key) : undefined;

/**
 * Number of the open pull request of a branch (`owner:branch`) whose head is `sha`; undefined if it is closed or has a newer
 * commit. Take both from GitHub's event, not from the built files: code of a pull request could write another number there.
 */
export async function openPullOfHead(
  gitHub: GitHub,
  { head, sha }: { head: string; sha: string },
): Promise<number | undefined> {
  const pulls = await listAll(gitHub, `/pulls?state=open&head=${encodeURIComponent(head)}`);
  const found = pulls.find((pull) => property(pull.head, 'sha') === sha);
  return typeof found?.number === 'number' ? found.number : undefined;
}

/** Current head commit of an open pull request; undefined for a closed one. */
export async function headSha(gitHub: GitHub, pull: number): Promise<unknown> {
  const answer = await gitHub.call('GET', `/pulls/${pull}`);
  return property(answer, 'state') === 'open'
    ? property(property(answer, 'head'), 'sha')
    : undefined;
}

/** GitHub lists at most this many files of a pull request: a list of this length may be incomplete. */
const MAX_LISTED_FILES = 3000;

/** Path of an MDX or YAML file of the content. */
export const TEXT_FILE = /^content\/.*\.(?:mdx|ya?ml)$/;

/** A changed file as GitHub lists it; `patch` is missing for large changes. */
export type ChangedFile = Record<'filename', string> &
  Partial<Record<'previous_filename' | 'status' | 'patch', string>>;

/** All changed files of a pull request. */
export const changedFiles = (gitHub: GitHub, pull: number) =>
  listAll<ChangedFile>(gitHub, `/pulls/${pull}/files`);

/**
 * What makes the preview of a pull request untrusted, in French; undefined if it changes content only. A file outside
 * `content/` (also one moved into it), an incomplete list, or a cache of its branch: main's workflows save none there, so
 * an earlier commit changed them.
 */
export function untrustedChange(
  files: readonly ChangedFile[],
  caches: unknown,
): string | undefined {
  const names = files.flatMap(({ filename, previous_filename: before }) => [filename, before]);
  const code = names.find((name) => typeof name === 'string' && !name.startsWith('content/'));
  if (code || files.length >= MAX_LISTED_FILES)
    return code ?? `plus de ${MAX_LISTED_FILES} fichiers`;
  return property(caches, 'total_count') === 0 ? undefined : 'le cache d’un envoi précédent';
}

/** Files that build, check or publish the site: workflows, scripts, two rooms, and files at the root (lock file, `.npmrc`…). */
const BUILD_FILE = /^(?:(?:\.github|scripts|src\/(?:vite|review))\/.*|[^/]*(?<!\.md))$/;

/** Old and new names of changed files that match `BUILD_FILE`. */
export const buildFiles = (files: readonly ChangedFile[]): string[] =>
  files
    .flatMap(({ filename, previous_filename: before }) => [filename, ...(before ? [before] : [])])
    .filter((name) => BUILD_FILE.test(name));
