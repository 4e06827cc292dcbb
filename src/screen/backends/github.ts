import { kinds } from '../../content/kinds/index.ts';
import { sharedFiles } from '../../content/schema/index.ts';
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

/** What the requests below ask for, each a part of it. */
interface Data {
  viewer?: { login: string };
  repository?: {
    id: string;
    object?: GitObject | null;
    main?: Ref | null;
    branch?: Ref | null;
    pullRequests?: { nodes: PullRequest[] };
  };
  createPullRequest?: { pullRequest: PullRequest };
}

/** Files of a folder and of folders in it, which are four deep at most. */
const tree = (depth: number): string =>
  `entries { name object { ... on Blob { text } ${depth > 0 ? `... on Tree { ${tree(depth - 1)} }` : ''} } }`;

/** What the screen reads: folders of texts, files that pages share, and names of pictures, but no picture and no guide. */
const READ = [
  ...new Set([
    ...Object.values(kinds).map(({ folder }) => folder),
    ...Object.values(sharedFiles).map(({ path }) => path),
  ]),
  'images',
].map((path) => `content/${path}`);

const REQUESTS = {
  list: READ.map((path, index) => {
    const inside = path === 'content/images' ? 'entries { name object { __typename } }' : tree(3);
    return `p${index}: object(expression: "main:${path}") { ... on Blob { text } ... on Tree { ${inside} } }`;
  }).join(' '),
  read: 'object(expression: $at) { ... on Blob { text } }',
  heads:
    'main: ref(qualifiedName: "refs/heads/main") { target { oid } } branch: ref(qualifiedName: $at) { target { oid } }',
  state:
    'pullRequests(states: OPEN, first: 50) { nodes { number url title headRefName files(first: 20) { nodes { path } } } }',
} as const;

/** The repository `owner/name` on GitHub, with the token of an editor. A save is a branch with one commit and a draft proposal. */
export function github(repository: string, token: string): Backend {
  const [owner, name] = repository.split('/');

  const ask = (request: keyof typeof REQUESTS, at = '') => {
    const fields = `viewer { login } repository(owner: $owner, name: $name) { id ${REQUESTS[request]} }`;
    const declared = `$owner: String!, $name: String!${at && ', $at: String!'}`;
    return askGitHub<Data>(token, `query(${declared}) { ${fields} }`, { owner, name, at });
  };
  const change = (mutation: string, input: object, answer = 'clientMutationId') => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${mutation}(input: $input) { ${answer} } }`;
    return askGitHub<Data>(token, query, { input });
  };
  const read = async (path: string, branch = 'main') => {
    const { repository } = await ask('read', `${branch}:${path}`);
    return repository?.object ? storedFile(path, repository.object) : undefined;
  };

  return {
    read,
    async state() {
      const { viewer, repository } = await ask('state');
      const proposals = repository?.pullRequests?.nodes.map(proposalOf) ?? [];
      return { who: viewer?.login ?? '', proposals };
    },
    async list() {
      const { repository = {} } = await ask('list');
      return READ.flatMap((path, index) => {
        const object = Reflect.get(repository, `p${index}`) as GitObject | null;
        return object ? filesBelow(path, object) : [];
      });
    },
    async write(changes, message, branchName) {
      const { repository: { id, main, branch } = { id: '' } } = await ask(
        'heads',
        `refs/heads/${branchName}`,
      );
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
      const { repository } = await ask('state');
      const open = repository?.pullRequests?.nodes.find(
        ({ headRefName }) => headRefName === branch,
      );
      if (open) return proposalOf(open);
      const refs = { repositoryId: repository?.id, baseRefName: 'main', headRefName: branch };
      const body = 'Proposé avec l’écran d’écriture.';
      const { createPullRequest } = await change(
        'createPullRequest',
        { ...refs, title, body, draft: true },
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
