/** What the screen asks of GitHub. */
export type Operation = 'state' | 'list' | 'read' | 'head' | 'branch' | 'commit' | 'propose';

/** What goes wrong with one operation: the network before or after GitHub has done it, an answer of GitHub, or of another in its place. */
export type Fault = 'cut' | 'lost' | 401 | 403 | 404 | 409 | 422 | 429 | 500 | keyof typeof BROKEN;

/** Answers that GitHub does not give, or gives without what was asked for. */
export const BROKEN = {
  empty: null,
  bare: {},
  null: { data: null },
  nothing: { data: { viewer: null, repository: null, createRef: null, createPullRequest: null } },
  refused: { data: { viewer: { login: 'awa' }, repository: null }, errors: [{ message: 'No' }] },
  odd: { errors: 'no' },
};

/** A request of the screen. */
export interface Call {
  query: string;
  variables: {
    at?: string;
    input?: {
      name: string;
      oid: string;
      branch: { branchName: string };
      expectedHeadOid: string;
      fileChanges: { additions: { path: string; contents: string }[] };
      headRefName: string;
      title: string;
      draft: boolean;
    };
  };
}

/** What a query asks for, by a part that no other has. */
export function operationOf(query: string): Operation {
  const parts: [string, Operation][] = [
    ['createRef', 'branch'],
    ['createCommitOnBranch', 'commit'],
    ['createPullRequest', 'propose'],
    ['pullRequests', 'state'],
    ['... on Blob { text } ... on Tree', 'list'],
    ['expression: $at', 'read'],
  ];
  return parts.find(([part]) => query.includes(part))?.[1] ?? 'head';
}
