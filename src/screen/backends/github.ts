import {
  assertUnchanged,
  type Backend,
  base64,
  type FileChange,
  type Proposal,
  type StoredFile,
} from './backend.ts';
import { type Ask, asker } from './github-api.ts';

interface TreeEntry {
  name: string;
  object: {
    oid?: string;
    byteSize?: number;
    text?: string | null;
    entries?: TreeEntry[];
  };
}

const BLOB = '... on Blob { oid byteSize text }';

/** Folders of `content/` are five deep at most. */
const tree = (depth: number): string =>
  `entries { name object { ${BLOB} ${depth > 0 ? `... on Tree { ${tree(depth - 1)} }` : ''} } }`;

const REPOSITORY = 'repository(owner: $owner, name: $name)';
const ARGUMENTS = '$owner: String!, $name: String!';

const LIST = `query(${ARGUMENTS}) { ${REPOSITORY} { object(expression: "main:content") { ... on Tree { ${tree(4)} } } } }`;

const READ = `query(${ARGUMENTS}, $at: String!) { ${REPOSITORY} { object(expression: $at) { ${BLOB} } } }`;

const STATE = `query(${ARGUMENTS}) { viewer { login } ${REPOSITORY} {
  pullRequests(states: OPEN, first: 50) { nodes { number url title headRefName files(first: 20) { nodes { path } } } } } }`;

const HEAD = `query(${ARGUMENTS}, $ref: String!) { ${REPOSITORY} { id ref(qualifiedName: $ref) { target { oid } } } }`;

const CREATE_BRANCH =
  'mutation($input: CreateRefInput!) { createRef(input: $input) { clientMutationId } }';
const COMMIT =
  'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { clientMutationId } }';
const PROPOSE =
  'mutation($input: CreatePullRequestInput!) { createPullRequest(input: $input) { pullRequest { number url title } } }';

interface Head {
  repository: { id: string; ref: { target: { oid: string } } | null };
}

/** The repository `owner/name` on GitHub, with the token of an editor. A save is a branch with one commit and a draft proposal. */
export function github(repository: string, token: string): Backend {
  const ask = asker(token);
  const [owner = '', name = ''] = repository.split('/');
  const of = { owner, name };

  const read = async (path: string, branch = 'main') => {
    const answer = await ask<{ repository: { object: TreeEntry['object'] | null } }>(READ, {
      ...of,
      at: `${branch}:${path}`,
    });
    return storedFile(path, answer.repository.object);
  };

  const headOf = (branch: string) => ask<Head>(HEAD, { ...of, ref: `refs/heads/${branch}` });

  const createBranch = async (branch: string) => {
    const { repository } = await headOf('main');
    const oid = repository.ref?.target.oid ?? '';
    const input = { repositoryId: repository.id, name: `refs/heads/${branch}`, oid };
    await ask(CREATE_BRANCH, { input });
    return oid;
  };

  return {
    read,
    async state() {
      const answer = await ask<{
        viewer: { login: string };
        repository: { pullRequests: { nodes: PullRequest[] } };
      }>(STATE, of);
      const { nodes } = answer.repository.pullRequests;
      return { who: answer.viewer.login, proposals: nodes.map(proposalOf) };
    },
    async list() {
      const answer = await ask<{ repository: { object: TreeEntry['object'] | null } }>(LIST, of);
      return filesBelow('content', answer.repository.object?.entries ?? []);
    },
    async write(changes, message, branch) {
      const { repository } = await headOf(branch);
      for (const change of changes)
        await assertUnchanged(change, await read(change.path, repository.ref ? branch : 'main'));
      const head = repository.ref?.target.oid ?? (await createBranch(branch));
      await commit(ask, { repository: `${owner}/${name}`, branch, head, message, changes });
    },
    async propose(branch, title) {
      const { proposals } = await this.state();
      const open = proposals.find((one) => one.branch === branch);
      if (open) return open;
      const { repository } = await headOf('main');
      const body = 'Proposé avec l’écran d’écriture.';
      const refs = { repositoryId: repository.id, baseRefName: 'main', headRefName: branch };
      const answer = await ask<{ createPullRequest: { pullRequest: PullRequest } }>(PROPOSE, {
        input: { ...refs, title, body, draft: true },
      });
      return proposalOf({ ...answer.createPullRequest.pullRequest, headRefName: branch });
    },
  };
}

interface PullRequest {
  number: number;
  url: string;
  title: string;
  headRefName: string;
  files?: { nodes: { path: string }[] } | null;
}

const proposalOf = ({ number, url, title, headRefName, files }: PullRequest): Proposal => ({
  number,
  url,
  title,
  branch: headRefName,
  paths: files?.nodes.map(({ path }) => path) ?? [],
});

function storedFile(path: string, object: TreeEntry['object'] | null): StoredFile | undefined {
  if (object?.oid === undefined) return undefined;
  const isText = /\.(?:mdx|ya?ml|json|md)$/.test(path);
  const text = isText ? (object.text ?? undefined) : undefined;
  return { path, text, size: object.byteSize ?? 0, version: object.oid };
}

const filesBelow = (folder: string, entries: readonly TreeEntry[]): StoredFile[] =>
  entries.flatMap(({ name, object }) => {
    const path = `${folder}/${name}`;
    return object.entries ? filesBelow(path, object.entries) : (storedFile(path, object) ?? []);
  });

interface Commit {
  repository: string;
  branch: string;
  /** The commit that the branch must still have, so that nothing written meanwhile is undone. */
  head: string;
  message: string;
  changes: readonly FileChange[];
}

async function commit(ask: Ask, { repository, branch, head, message, changes }: Commit) {
  const additions = await Promise.all(
    changes.map(async ({ path, data }) => ({ path, contents: await base64(data) })),
  );
  const input = {
    branch: { repositoryNameWithOwner: repository, branchName: branch },
    expectedHeadOid: head,
    message: { headline: message },
    fileChanges: { additions },
  };
  await ask(COMMIT, { input });
}
