import type { Page, Request, Route } from 'playwright';

/** What was done to the repository on GitHub. */
export interface Done {
  /** The network is lost. */
  isDown: boolean;
  branches: string[];
  commits: { branch: string; message: string; files: Map<string, Buffer> }[];
  proposals: Record<string, unknown>[];
  labels: string[];
}

interface GraphQuery {
  query: string;
  variables: { input?: Record<string, unknown> };
}

/** A GitHub with one repository, and one token that it knows. */
export async function answerForGitHub(page: Page, files: ReadonlyMap<string, Buffer>) {
  const done: Done = { isDown: false, branches: [], commits: [], proposals: [], labels: [] };
  const paths = [...files.keys()];
  const sha = (at: number) => at.toString(16).padStart(40, '0');
  const head = 'a'.repeat(40);
  const day = '2026-11-01T08:00:00Z';

  const graph = ({ query, variables: { input } }: GraphQuery): unknown => {
    const aliases = (pattern: RegExp, value: (found: RegExpMatchArray) => unknown) => ({
      repository: Object.fromEntries(
        [...query.matchAll(pattern)].map((found) => [found[1] ?? '', value(found)]),
      ),
    });
    if (query.includes('createRef(')) {
      done.branches.push(String(input?.name));
      return { createRef: { ref: { name: input?.name } } };
    }
    if (query.includes('createCommitOnBranch(')) return { createCommitOnBranch: commit(input) };
    if (/content_\d+:/.test(query))
      return aliases(/(content_\d+): object\(oid: "([0-9a-f]+)"\)/g, ([, , oid = '']) => {
        const path = paths[Number.parseInt(oid, 16)] ?? '';
        return { text: files.get(path)?.toString('utf8'), isTruncated: false };
      });
    if (/commit_\d+:/.test(query))
      return aliases(/(commit_\d+): ref/g, () => ({
        target: {
          history: { nodes: [{ author: { name: 'Awa', email: '' }, committedDate: day }] },
        },
      }));
    if (query.includes('pullRequests(')) return { repository: { pullRequests: { nodes: [] } } };
    if (query.includes('fork: repository'))
      return { fork: { id: 'R_1' }, base: { ref: { target: { oid: head } } } };
    const history = { nodes: [{ oid: head, message: 'Un texte' }] };
    return { repository: { ref: { target: { history } }, defaultBranchRef: { name: 'main' } } };
  };

  const commit = (input: Record<string, unknown> | undefined) => {
    const { branch, message, fileChanges } = input as {
      branch: { branchName: string };
      message: { headline: string };
      fileChanges: { additions: { path: string; contents: string }[] };
    };
    const added = fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
    );
    done.commits.push({
      branch: branch.branchName,
      message: message.headline,
      files: new Map(added),
    });
    return { commit: { oid: 'b'.repeat(40), committedDate: day } };
  };

  const rest = (request: Request, path: string): unknown => {
    const body: Record<string, unknown> = request.postDataJSON() ?? {};
    if (path === '/user') return { id: 1, login: 'awa', name: 'Awa', email: 'awa@example.org' };
    if (path === '/graphql') return { data: graph(body as unknown as GraphQuery) };
    if (path.includes('/git/trees/'))
      return {
        tree: paths.map((one, at) => ({ type: 'blob', path: one, sha: sha(at), size: 100 })),
      };
    if (path.endsWith('/pulls')) {
      done.proposals.push(body);
      const url = 'https://github.com/example-org/site/pull/1';
      return {
        number: 1,
        node_id: 'P_1',
        title: body.title,
        html_url: url,
        created_at: day,
        updated_at: day,
      };
    }
    if (path.endsWith('/labels')) done.labels.push(...(body.labels as string[]));
    return {};
  };

  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Methods': '*',
  };
  await page.route('https://api.github.com/**', (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (done.isDown) return route.abort('internetdisconnected');
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const { authorization = '' } = request.headers();
    if (!authorization.endsWith(' un-bon-jeton'))
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers });
    const blob = /\/git\/blobs\/([0-9a-f]+)$/.exec(pathname)?.[1];
    if (blob) {
      const bytes = files.get(paths[Number.parseInt(blob, 16)] ?? '');
      return route.fulfill({ headers, body: bytes, contentType: 'application/octet-stream' });
    }
    return route.fulfill({ headers, json: rest(request, pathname) });
  });
  return done;
}
