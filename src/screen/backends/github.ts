import {
  assertUnchanged,
  type Backend,
  base64,
  type Proposal,
  type StoredFile,
} from './backend.ts';
import { askGitHub } from './github-api.ts';

interface GitObject {
  text?: string | null;
  entries?: { name: string; object: GitObject }[];
}

interface Ref {
  target: { oid: string };
}

interface PullRequest extends Pick<Proposal, 'number' | 'url' | 'title'> {
  headRefName: string;
  files?: { nodes: { path: string }[] } | null;
}

interface Repository {
  id: string;
  object?: GitObject | null;
  main?: Ref | null;
  branch?: Ref | null;
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
const STATE =
  'pullRequests(states: OPEN, first: 50) { nodes { number url title headRefName files(first: 20) { nodes { path } } } }';

/**
 * The repository `owner/name` on GitHub, with the token of an editor. A save is a branch with one commit and a draft proposal.
 * `sources`: paths of what the screen reads, folders of texts and single files.
 */
export function github(repository: string, token: string, sources: readonly string[]): Backend {
  const [owner, name] = repository.split('/');

  const ask = async (fields: string, at = '') => {
    const declared = `$owner: String!, $name: String!${at && ', $at: String!'}`;
    const query = `query(${declared}) { viewer { login } repository(owner: $owner, name: $name) { id ${fields} } }`;
    type Data = { viewer: { login: string }; repository: Repository };
    return askGitHub<Data>(token, query, { owner, name, at });
  };
  const change = (mutation: string, input: object, answer = 'clientMutationId') => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${mutation}(input: $input) { ${answer} } }`;
    return askGitHub<{ createPullRequest?: { pullRequest: PullRequest } }>(token, query, { input });
  };
  const read = async (path: string, branch = 'main') => {
    const { object } = (await ask(READ, `${branch}:${path}`)).repository;
    return object ? storedFile(path, object) : undefined;
  };
  const state = async () => {
    const { viewer, repository } = await ask(STATE);
    return { who: viewer.login, proposals: repository.pullRequests?.nodes.map(proposalOf) ?? [] };
  };

  return {
    pictures: `https://raw.githubusercontent.com/${repository}/main/content`,
    read,
    state,
    async list() {
      const paths = [...sources, ...MEDIA];
      const fields = paths.map(
        (path, at) =>
          `p${at}: object(expression: "main:${path}") { ${MEDIA.includes(path) ? NAMES : tree(4)} }`,
      );
      const found = (await ask(fields.join(' '))).repository;
      return paths.flatMap((path, at) => {
        const object = Reflect.get(found, `p${at}`) as GitObject | null;
        return object ? filesBelow(path, object) : [];
      });
    },
    async write(changes, message, branchName) {
      const { id, main, branch } = (await ask(HEADS, `refs/heads/${branchName}`)).repository;
      for (const one of changes)
        if (one.known) assertUnchanged(one, await read(one.path, branch ? branchName : 'main'));
      // The commit that the branch must still have, so that nothing written meanwhile is undone.
      const oid = (branch ?? main)?.target.oid;
      if (!branch)
        await change('createRef', { repositoryId: id, name: `refs/heads/${branchName}`, oid });
      const additions = changes.map(async ({ path, data }) => ({
        path,
        contents: await base64(data),
      }));
      await change('createCommitOnBranch', {
        branch: { repositoryNameWithOwner: repository, branchName },
        expectedHeadOid: oid,
        message: { headline: message },
        fileChanges: { additions: await Promise.all(additions) },
      });
    },
    async propose(branch, title) {
      const { id, pullRequests } = (await ask(STATE)).repository;
      const open = pullRequests?.nodes.find(({ headRefName }) => headRefName === branch);
      if (open) return proposalOf(open);
      const refs = { repositoryId: id, baseRefName: 'main', headRefName: branch, draft: true };
      const { createPullRequest } = await change(
        'createPullRequest',
        { ...refs, title, body: 'Proposé avec l’écran d’écriture.' },
        'pullRequest { number url title headRefName }',
      );
      return createPullRequest && proposalOf(createPullRequest.pullRequest);
    },
  };
}

const proposalOf = ({ headRefName, files, ...proposal }: PullRequest): Proposal => ({
  ...proposal,
  branch: headRefName,
  paths: files?.nodes.map(({ path }) => path) ?? [],
});

const storedFile = (path: string, { text }: GitObject): StoredFile => ({
  path,
  text: /\.(?:mdx|yml|json)$/.test(path) ? (text ?? undefined) : undefined,
});

const filesBelow = (path: string, object: GitObject): StoredFile[] =>
  object.entries
    ? object.entries.flatMap((inner) => filesBelow(`${path}/${inner.name}`, inner.object))
    : [storedFile(path, object)];
