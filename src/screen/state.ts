interface Named {
  oid: string;
}

export interface PastCommit extends Named {
  parents: { nodes: Named[] };
  file: Named | null;
}

/** What GitHub has of the files of a save: on main with their past, on the branch of the text, and its proposal. */
export interface Repository {
  nameWithOwner: string;
  main: { target: Named & Record<`past_${number}`, { nodes: PastCommit[] }> };
  own: { target: Named & Record<`now_${number}`, Named | null> } | null;
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

/** Asks for the state of these files on main, and on the branch of a text. */
export const queryOf = (paths: readonly string[], branch: string) => {
  const each = (fragment: (path: string, at: number) => string) =>
    paths.map((path, at) => fragment(JSON.stringify(path), at)).join(' ');
  return `query($owner: String!, $repo: String!, $branch: String!) {
    repository(owner: $owner, name: $repo) {
      nameWithOwner
      main: ref(qualifiedName: $branch) { target { oid ... on Commit {
        ${each((path, at) => `past_${at}: history(first: 50, path: ${path}) { nodes { oid parents(first: 1) { nodes { oid } } file(path: ${path}) { oid } } }`)}
      } } }
      own: ref(qualifiedName: ${JSON.stringify(`refs/heads/${branch}`)}) { target { oid ... on Commit {
        ${each((path, at) => `now_${at}: file(path: ${path}) { oid }`)}
      } } }
      pullRequests(headRefName: ${JSON.stringify(branch)}, states: OPEN, first: 1) {
        nodes { id number url title isDraft createdAt updatedAt }
      }
    }
  }`;
};

/** The name that Git gives to the bytes of a file. */
export async function blobOf(data: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([data]).arrayBuffer());
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...head, ...bytes]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
