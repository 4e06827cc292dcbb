import type { Page, Request, Route } from 'playwright';
import { FakeRepository } from './fake-repository.ts';

type Answer = { status?: number; json: unknown };
type Body = Record<string, unknown>;

/** A request that fails: `before` GitHub receives it, or `after`, when only the answer is lost. */
interface Cut {
  /** Text that the address or the body of the request contains. */
  at: string;
  when: 'before' | 'after';
}

/** Answers requests to GitHub, for one repository, whose state is stored, and one accepted token. */
export async function answerForGitHub(page: Page, files: ReadonlyMap<string, Buffer>) {
  const github = Object.assign(new FakeRepository(files), {
    /** Whether all requests fail, as without a network. */
    isDown: false,
    /** Status with which every request is answered. */
    status: undefined as number | undefined,
    /** The next request that matches fails. */
    cut: undefined as Cut | undefined,
  });
  const answer = (request: Request): Answer => {
    const path = new URL(request.url()).pathname;
    const body: Body = request.postDataJSON() ?? {};
    if (path === '/graphql') return { json: graphAnswer(github, body as unknown as GraphQuery) };
    return restAnswer(github, request.method(), path, body);
  };
  await page.route('https://api.github.com/**', (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (github.isDown) return route.abort('internetdisconnected');
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: HEADERS });
    if (github.status !== undefined)
      return route.fulfill({ status: github.status, headers: HEADERS, json: { message: 'No' } });
    const { authorization = '' } = request.headers();
    if (!authorization.endsWith(' un-bon-jeton'))
      return route.fulfill({ status: 401, headers: HEADERS, json: { message: 'Bad credentials' } });
    if (pathname.includes('/collaborators/'))
      return route.fulfill({ status: 204, headers: HEADERS });
    const { cut } = github;
    const isCut = cut && `${request.url()} ${request.postData()}`.includes(cut.at);
    if (isCut) github.cut = undefined;
    if (isCut && cut.when === 'before') return route.abort('connectionreset');
    const blob = /\/git\/blobs\/([0-9a-f]+)$/.exec(pathname)?.[1];
    if (blob) {
      const contentType = 'application/octet-stream';
      return route.fulfill({ headers: HEADERS, body: github.blobs.get(blob), contentType });
    }
    const given = answer(request);
    if (isCut) return route.abort('connectionreset');
    return route.fulfill({ status: 200, ...given, headers: HEADERS });
  });
  return github;
}

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

interface GraphQuery {
  query: string;
  variables: { input?: Body; branch?: string };
}

function graphAnswer(github: FakeRepository, { query, variables }: GraphQuery): unknown {
  const { input = {}, branch = 'main' } = variables;
  if (query.includes('createCommitOnBranch(')) {
    const refusal = github.commitOnBranch(input);
    if (typeof refusal === 'string') return { errors: [{ message: refusal }] };
    return { data: { createCommitOnBranch: { commit: refusal } } };
  }
  const aliases = (pattern: RegExp, value: (found: RegExpMatchArray) => unknown) =>
    Object.fromEntries([...query.matchAll(pattern)].map((found) => [found[1] ?? '', value(found)]));
  const repository = (value: object) => ({ data: { repository: value } });
  if (/content_\d+:/.test(query))
    return repository(
      aliases(/(content_\d+): object\(oid: "([0-9a-f]+)"\)/g, ([, , oid = '']) => ({
        text: github.blobs.get(oid)?.toString('utf8'),
        isTruncated: false,
      })),
    );
  if (/file_\d+:\s+object/.test(query))
    return repository(
      aliases(
        /(file_\d+):\s+object\(expression: "([^:"]+):([^"]+)"\)/g,
        ([, , ref = '', at = '']) => {
          const oid = github.head(ref)?.files.get(at);
          const text = oid && github.blobs.get(oid)?.toString('utf8');
          return oid && { oid, byteSize: 100, isBinary: !/\.(mdx|yml)$/.test(at), text };
        },
      ),
    );
  if (/commit_\d+:/.test(query))
    return repository(
      aliases(/(commit_\d+): ref/g, () => ({
        target: {
          history: { nodes: [{ author: { name: 'Awa', email: '' }, committedDate: DAY }] },
        },
      })),
    );
  if (query.includes('own: ref(')) {
    const own = github.head(
      variables.branch === undefined
        ? ''
        : (/own: ref\(qualifiedName: "refs\/heads\/([^"]+)"/.exec(query)?.[1] ?? ''),
    );
    const histories = aliases(
      /(past_\d+): history\(first: \d+, path: "([^"]+)"\)/g,
      ([, , at = '']) => ({
        nodes: github.historyOf(at),
      }),
    );
    const now = aliases(/(now_\d+): file\(path: "([^"]+)"\)/g, ([, , at = '']) => {
      const oid = own?.files.get(at);
      return oid === undefined ? null : { oid };
    });
    const head = /pullRequests\(headRefName: "([^"]+)"/.exec(query)?.[1] ?? '';
    const nodes = github.openProposals().filter((one) => one.headRefName === head);
    return repository({
      nameWithOwner: 'example-org/site',
      main: { target: { oid: github.head('main')?.oid, ...histories } },
      own: own ? { target: { oid: own.oid, ...now } } : null,
      pullRequests: { nodes },
    });
  }
  if (query.includes('pullRequests(')) {
    const wanted: string[] = JSON.parse(/labels: (\[[^\]]*\])/.exec(query)?.[1] ?? '[]');
    const nodes = github
      .openProposals()
      .filter(
        ({ labels }) =>
          wanted.length === 0 || labels.nodes.some(({ name }) => wanted.includes(name)),
      );
    return repository({ pullRequests: { nodes } });
  }
  const head = github.head(branch);
  const history = { nodes: [{ oid: head?.oid, message: 'Un texte' }] };
  const ref = head ? { target: { history } } : null;
  return repository({ ref, defaultBranchRef: { name: 'main' } });
}

const DAY = '2026-11-01T08:00:00Z';

function restAnswer(github: FakeRepository, method: string, path: string, body: Body): Answer {
  if (path === '/user')
    return { json: { id: 1, login: 'awa', name: 'Awa', email: 'awa@example.org' } };
  const tree = /\/git\/trees\/([^/]+)$/.exec(path)?.[1];
  if (tree) {
    const files = [...(github.at(tree)?.files ?? [])];
    return {
      json: { tree: files.map(([at, sha]) => ({ type: 'blob', path: at, sha, size: 100 })) },
    };
  }
  if (method === 'POST' && path.endsWith('/git/refs')) {
    const name = String(body.ref).replace('refs/heads/', '');
    if (github.head(name)) return { status: 422, json: { message: 'Reference already exists' } };
    github.setBranch(name, String(body.sha));
    return { status: 201, json: {} };
  }
  const ref = /\/git\/refs\/heads\/(.+)$/.exec(path)?.[1];
  if (ref && method === 'PATCH') github.setBranch(decodeURI(ref), String(body.sha));
  if (method === 'POST' && path.endsWith('/pulls')) {
    const made = github.propose(body);
    if (!made)
      return { status: 422, json: { message: `A pull request already exists for ${body.head}.` } };
    return { status: 201, json: made };
  }
  const labelled = /\/issues\/(\d+)\/labels$/.exec(path)?.[1];
  if (labelled) github.label(Number(labelled), body.labels as string[]);
  if (path.endsWith('/comments')) return { json: github.comments };
  return { json: {} };
}
