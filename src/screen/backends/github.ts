import { SOURCES } from '../collections.ts';
import {
  assertInContent,
  assertUnchanged,
  type Backend,
  BackendError,
  encoded,
  type OpenProposal,
  type StoredFile,
} from './backend.ts';
import { askGitHub, NOT_FOUND, UNKNOWN } from './github-api.ts';

interface GitObject {
  text?: string | null;
  entries?: { name: string; object: GitObject }[];
}

interface PullRequest extends Pick<OpenProposal, 'number' | 'url' | 'title' | 'isDraft'> {
  headRefName: string;
  /** From a fork, whose branches have the names of any of ours. */
  isCrossRepository: boolean;
  files?: { nodes: { path: string }[] } | null;
}

interface Repository {
  id: string;
  object?: GitObject | null;
  main?: { target: { oid: string } } | null;
  branch?: Repository['main'];
  pullRequests?: { nodes: PullRequest[] };
}

/** Folders of which only the names are read. */
const MEDIA = ['content/images', 'content/documents'];

/** A folder, or one file, with the texts of folders in it, which are four deep at most. */
const tree = (depth: number): string =>
  `... on Blob { text }${depth > 0 ? ` ... on Tree { entries { name object { ${tree(depth - 1)} } } }` : ''}`;
const NAMES = '... on Tree { entries { name object { __typename } } }';

const READ = 'object(expression: $at) { ... on Blob { text } }';
const HEADS =
  'main: ref(qualifiedName: "refs/heads/main") { target { oid } } branch: ref(qualifiedName: $at) { target { oid } }';
const PROPOSAL = 'number url title isDraft headRefName isCrossRepository';
/** The newest proposals, as many as GitHub gives at once. */
const STATE = `pullRequests(states: OPEN, baseRefName: "main", last: 100) { nodes { ${PROPOSAL} files(first: 100) { nodes { path } } } }`;
/** Proposals of a branch, and of those of forks that have its name. */
const OF_BRANCH = `pullRequests(states: OPEN, baseRefName: "main", headRefName: $at, last: 100) { nodes { ${PROPOSAL} } }`;

const ON_MAIN =
  'L’écran n’écrit jamais sur la branche du site : abandonnez ce brouillon, puis recommencez.';

/** The repository `owner/name` on GitHub, with the token of an editor. A save is a branch with one commit and a draft proposal. */
export function github(repository: string, token: string): Backend {
  const [owner, name] = repository.split('/');

  const ask = async (fields: string, at?: string) => {
    // GitHub takes no name of a branch that may be missing.
    const declared = `$owner: String!, $name: String!${at === undefined ? '' : ', $at: String!'}`;
    const query = `query(${declared}) { viewer { login } repository(owner: $owner, name: $name) { id ${fields} } }`;
    type Data = { viewer?: { login: string }; repository?: Repository };
    const { viewer, repository: found } = await askGitHub<Data>(token, query, { owner, name, at });
    if (!found || !viewer) throw new BackendError(NOT_FOUND);
    return { viewer, repository: found };
  };
  const change = async (mutation: string, input: object, answer = 'clientMutationId') => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${mutation}(input: $input) { ${answer} } }`;
    type Data = Record<string, { pullRequest?: PullRequest } | null>;
    const done = (await askGitHub<Data>(token, query, { input }))[mutation];
    if (!done) throw new BackendError(UNKNOWN);
    return done;
  };
  const read = async (path: string, branch = 'main') => {
    const { object } = (await ask(READ, `${branch}:${path}`)).repository;
    return object ? storedFile(path, object) : undefined;
  };
  /** Proposals of branches of this repository, and who asks. */
  const proposals = async (query: string, branch?: string) => {
    const { viewer, repository } = await ask(query, branch);
    const own = repository.pullRequests?.nodes.filter((one) => !one.isCrossRepository) ?? [];
    return { who: viewer.login, proposals: own.map(proposalOf) };
  };

  const list = async () => {
    const paths = [...SOURCES, ...MEDIA];
    const fields = paths.map(
      (path, at) =>
        `p${at}: object(expression: "main:${path}") { ${MEDIA.includes(path) ? NAMES : tree(4)} }`,
    );
    const found = (await ask(fields.join(' '))).repository;
    return paths.flatMap((path, at) => {
      const object = Reflect.get(found, `p${at}`) as GitObject | null;
      return object ? filesBelow(path, object) : [];
    });
  };

  return {
    pictures: `https://raw.githubusercontent.com/${repository}/main/content`,
    editAt: `https://github.com/${repository}/edit/main/`,
    read,
    state: () => proposals(STATE),
    list,
    async write(changes, message, branchName) {
      if (!branchName || branchName === 'main') throw new BackendError(ON_MAIN);
      assertInContent(changes);
      const { id, main, branch } = (await ask(HEADS, `refs/heads/${branchName}`)).repository;
      for (const one of changes)
        if (one.known) assertUnchanged(one, await read(one.path, branch ? branchName : 'main'));
      // The commit that the branch must still have, so that nothing written meanwhile is undone.
      const oid = (branch ?? main)?.target.oid;
      if (!branch)
        await change('createRef', { repositoryId: id, name: `refs/heads/${branchName}`, oid });
      await change('createCommitOnBranch', {
        branch: { repositoryNameWithOwner: repository, branchName },
        expectedHeadOid: oid,
        message: { headline: message },
        fileChanges: { additions: await encoded(changes) },
      });
    },
    async propose(branch, title) {
      const [open] = (await proposals(OF_BRANCH, branch)).proposals;
      if (open) return open;
      const { id } = (await ask(HEADS, `refs/heads/${branch}`)).repository;
      const refs = { repositoryId: id, baseRefName: 'main', headRefName: branch, draft: true };
      const { pullRequest } = await change(
        'createPullRequest',
        { ...refs, title, body: 'Proposé avec l’écran d’écriture.' },
        `pullRequest { ${PROPOSAL} }`,
      );
      if (!pullRequest) throw new BackendError(UNKNOWN);
      return proposalOf(pullRequest);
    },
  };
}

const proposalOf = (one: PullRequest): OpenProposal => ({
  ...{ number: one.number, url: one.url, title: one.title, isDraft: one.isDraft },
  branch: one.headRefName,
  paths: one.files?.nodes.map(({ path }) => path) ?? [],
});

const storedFile = (path: string, { text }: GitObject): StoredFile => ({
  path,
  text: /\.(?:mdx|yml|json)$/.test(path) ? (text ?? undefined) : undefined,
});

const filesBelow = (path: string, object: GitObject): StoredFile[] =>
  object.entries
    ? object.entries.flatMap((inner) => filesBelow(`${path}/${inner.name}`, inner.object))
    : [storedFile(path, object)];
