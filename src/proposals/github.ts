import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '../values/user-error.ts';

/** Access to GitHub's REST API for one repository; paths are below `/repos/owner/name`. */
export interface GitHub {
  /** All items of a list. `T` is GitHub's documented shape, which is not validated. */
  list<T>(path: string): Promise<T[]>;
  /** Writes a JSON body. */
  send(method: 'POST' | 'PATCH', path: string, body: object): Promise<void>;
}

const TIMEOUT_MS = 60_000;

/** Access by GitHub's own program `gh`, which takes the token and the repository from GH_TOKEN and GH_REPO. */
export const gitHub: GitHub = {
  async list(path) {
    return JSON.parse(await api(path, ['--paginate', '--slurp'])).flat();
  },
  async send(method, path, body) {
    await api(path, ['--method', method, '--input', '-'], JSON.stringify(body));
  },
};

/** Output of `gh api`. Throws a `UserError` with the answer of `gh` when GitHub refuses. */
async function api(path: string, options: readonly string[], input = ''): Promise<string> {
  const words = ['api', `repos/{owner}/{repo}${path}`, ...options];
  const running = promisify(execFile)('gh', words, { timeout: TIMEOUT_MS, maxBuffer: 64_000_000 });
  running.child.stdin?.end(input);
  const { stdout } = await running.catch(({ stderr, message }: { stderr?: string } & Error) => {
    throw new UserError(`GitHub refuse ${path} : ${stderr?.trim() || message}`);
  });
  return stdout;
}

/** Open proposal (pull request), as GitHub lists it. */
export interface Pull {
  number: number;
  head: { sha: string; ref: string; repo: { full_name: string } | null };
  base: { ref: string; repo: { full_name: string } };
  labels: readonly { name: string }[];
}

/** A changed file as GitHub lists it; `patch` is missing for large changes. */
export type PullFile = Record<'filename', string> &
  Partial<Record<'previous_filename' | 'status' | 'patch', string>>;

/** A comment; `path` and `line` are those of a suggestion. */
export interface Comment {
  id: number;
  body: string;
  user: { type: string } | null;
  path?: string;
  line?: number;
}

/** Whether a bot, such as a workflow, wrote a comment: a person could copy its first line. */
export const isByBot = ({ user }: Comment) => user?.type === 'Bot';

/** Path of an MDX or YAML file of the content. */
export const TEXT_FILE = /^content\/.*\.(?:mdx|ya?ml)$/;
