interface GitObject {
  /** The SHA-1 hash of the object, in hexadecimal. */
  oid: string;
}

export interface PastCommit extends GitObject {
  parents: { nodes: GitObject[] };
  /** The blob of the file in this commit; null if the file did not exist. */
  file: GitObject | null;
}

/** GitHub's answer to `stateQuery`. The number in a key is the index of a path in the query. */
export interface RepositoryState {
  nameWithOwner: string;
  /** The newest commit of main, and the last 50 commits that changed each file, newest first. */
  main: { target: GitObject & Record<`past_${number}`, { nodes: PastCommit[] }> };
  /** The newest commit of the proposal's branch, and the blob of each file there; null if there is no such branch. */
  own: { target: GitObject & Record<`now_${number}`, GitObject | null> } | null;
  /** The open pull request from that branch, if there is one. */
  pullRequests: {
    nodes: {
      id: string;
      number: number;
      url: string;
      title: string;
      isDraft: boolean;
      createdAt: string;
      updatedAt: string;
    }[];
  };
}

/** The GraphQL query for the state of files on main and on the branch of a proposal. Sveltia CMS sets the variables; `$branch` is main. */
export const stateQuery = (paths: readonly string[], branch: string) => {
  const forEachPath = (fragment: (path: string, index: number) => string) =>
    paths.map((path, index) => fragment(JSON.stringify(path), index)).join(' ');
  return `query($owner: String!, $repo: String!, $branch: String!) {
    repository(owner: $owner, name: $repo) {
      nameWithOwner
      main: ref(qualifiedName: $branch) { target { oid ... on Commit {
        ${forEachPath((path, index) => `past_${index}: history(first: 50, path: ${path}) { nodes { oid parents(first: 1) { nodes { oid } } file(path: ${path}) { oid } } }`)}
      } } }
      own: ref(qualifiedName: ${JSON.stringify(`refs/heads/${branch}`)}) { target { oid ... on Commit {
        ${forEachPath((path, index) => `now_${index}: file(path: ${path}) { oid }`)}
      } } }
      pullRequests(headRefName: ${JSON.stringify(branch)}, states: OPEN, first: 1) {
        nodes { id number url title isDraft createdAt updatedAt }
      }
    }
  }`;
};

/** The hash that Git gives to a file with this content: the `oid` of its blob. */
export async function blobHash(data: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([data]).arrayBuffer());
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...header, ...bytes]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
