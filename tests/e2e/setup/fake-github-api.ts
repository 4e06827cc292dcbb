import { BROKEN, type Call, type Fault, type Operation, operationOf } from './github-calls.ts';

interface Branch {
  head: string;
  files: Map<string, string>;
}

/** GitHub's interface as the screen uses it, with branches, commits and proposals that it keeps. */
export class FakeGitHubApi {
  readonly branches = new Map<string, Branch>();
  readonly proposals: {
    number: number;
    url: string;
    title: string;
    branch: string;
    draft: boolean;
    /** It comes from a fork, whose branches may have any name; it changes every text. */
    fork?: boolean;
  }[] = [];
  readonly done: Operation[] = [];
  /** Faults of the next operations, each for one time. */
  readonly faults = new Map<Operation, Fault>();
  #commits = 0;

  constructor(files: Readonly<Record<string, string>>) {
    this.branches.set('main', { head: this.#newHead(), files: new Map(Object.entries(files)) });
  }

  /** Text of a file; undefined when the branch does not have it. */
  textOf(path: string, branch = 'main'): string | undefined {
    return this.branches.get(branch)?.files.get(path);
  }

  /** Somebody else publishes a text, on a branch or on the site. */
  publish(path: string, text: string, branch = 'main'): void {
    const found = this.branches.get(branch);
    found?.files.set(path, text);
    if (found) found.head = this.#newHead();
  }

  /** Answers a request; undefined when the network is cut. */
  answer(call: Call): { status: number; body: unknown } | undefined {
    // A variable that may be missing is refused where a value must be.
    if (/qualifiedName: \$at/.test(call.query) && !call.query.includes('$at: String!'))
      return {
        status: 200,
        body: { errors: [{ message: 'Nullability mismatch on variable $at' }] },
      };
    const operation = operationOf(call.query);
    const fault = this.faults.get(operation);
    this.faults.delete(operation);
    if (fault === 'cut') return undefined;
    if (typeof fault === 'number') return { status: fault, body: { message: 'Refused' } };
    if (fault && fault !== 'lost') return { status: 200, body: BROKEN[fault] };
    this.done.push(operation);
    const body = this.#answers[operation](call.variables, call.query);
    return fault === 'lost' ? undefined : { status: 200, body: withViewer(body) };
  }

  #newHead = () => `commit-${this.#commits++}`;

  #answers: Record<Operation, (variables: Call['variables'], query: string) => unknown> = {
    // The newest hundred, as GitHub gives them, or those of a branch.
    state: ({ at }) => {
      const nodes = this.proposals
        .filter(({ branch }) => at === undefined || branch === at)
        .slice(-100)
        .map(({ branch, fork, draft, ...proposal }) => ({
          ...proposal,
          isDraft: draft,
          headRefName: branch,
          isCrossRepository: fork === true,
          files: {
            nodes: (fork
              ? [...(this.branches.get('main')?.files.keys() ?? [])]
              : this.#changedPaths(branch)
            ).map((path) => ({ path })),
          },
        }));
      return { data: { repository: { pullRequests: { nodes } } } };
    },
    list: (_, query) => this.#objects(query),
    read: ({ at = '' }) => {
      const [branch = '', path = ''] = at.split(':');
      const text = this.textOf(path, branch);
      return { data: { repository: { object: text === undefined ? null : blob(text) } } };
    },
    head: ({ at = '' }) => {
      const refTo = (name: string) => {
        const oid = this.branches.get(name)?.head;
        return oid === undefined ? null : { target: { oid } };
      };
      const branch = refTo(at.replace('refs/heads/', ''));
      return { data: { repository: { id: 'R', main: refTo('main'), branch } } };
    },
    branch: ({ input }) => {
      const { files = new Map() } = this.branches.get('main') ?? {};
      const name = input?.name.replace('refs/heads/', '') ?? '';
      this.branches.set(name, { head: input?.oid ?? '', files: new Map(files) });
      return { data: { createRef: {} } };
    },
    commit: ({ input }) => {
      const branch = this.branches.get(input?.branch.branchName ?? '');
      if (!branch || !input || branch.head !== input.expectedHeadOid)
        return { errors: [{ type: 'STALE_DATA', message: 'Expected branch to point to …' }] };
      for (const { path, contents } of input.fileChanges.additions)
        branch.files.set(path, Buffer.from(contents, 'base64').toString('utf8'));
      branch.head = this.#newHead();
      return { data: { createCommitOnBranch: {} } };
    },
    propose: ({ input }) => {
      const number = this.proposals.length + 1;
      const { title = '', headRefName: branch = '', draft = false } = input ?? {};
      const url = `https://github.com/nom/site/pull/${number}`;
      this.proposals.push({ number, url, title, branch, draft });
      return {
        data: {
          createPullRequest: {
            pullRequest: {
              ...{ number, url, title, isDraft: draft, headRefName: branch },
              isCrossRepository: false,
            },
          },
        },
      };
    },
  };

  #changedPaths(branch: string): string[] {
    const { files = new Map<string, string>() } = this.branches.get(branch) ?? {};
    return [...files].filter(([path, text]) => this.textOf(path) !== text).map(([path]) => path);
  }

  #objects(query: string) {
    const asked = query.matchAll(/(\w+): object\(expression: "main:([^"]+)"\)/g);
    const objects = Array.from(asked, ([, alias, path = '']) => [alias, this.#object(path)]);
    return { data: { repository: Object.fromEntries(objects) } };
  }

  /** A file, or a folder with its files; null where nothing is. */
  #object(path: string): unknown {
    const { files = new Map<string, string>() } = this.branches.get('main') ?? {};
    const text = files.get(path);
    if (text !== undefined) return blob(text);
    const inside = [...files.keys()].filter((one) => one.startsWith(`${path}/`));
    const names = new Set(inside.map((one) => one.slice(path.length + 1).split('/')[0] ?? ''));
    if (names.size === 0) return null;
    const entries = [...names].map((name) => ({
      name,
      object: this.#object(`${path}/${name}`),
    }));
    return { entries };
  }
}

/** Each query asks who asks. */
function withViewer(body: unknown): unknown {
  const { data, ...rest }: { data?: object } = Object(body);
  return { ...rest, ...(data && { data: { viewer: { login: 'awa' }, ...data } }) };
}

const blob = (text: string) => ({ text });
