import { createHash } from 'node:crypto';

/** A commit with all its files: path -> blob id (SHA-1), as in Git. */
interface Commit {
  oid: string;
  parent: string | undefined;
  files: Map<string, string>;
}

interface Proposal {
  number: number;
  headRefName: string;
  labels: string[];
  asked: Record<string, unknown>;
}

const hash = (kind: string, bytes: Buffer) =>
  createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex');

/** A repository in memory: branches, commits, proposals (pull requests) and labels. */
export class FakeRepository {
  /** Requests that the repository has received, in order: new branches, commits, proposals and labels. */
  readonly branches: string[] = [];
  readonly commits: { branch: string; message: string; files: Map<string, Buffer> }[] = [];
  readonly proposals: Record<string, unknown>[] = [];
  readonly labels: string[] = [];
  /** Comments that every proposal has. */
  comments: { body: string }[] = [];

  readonly blobs = new Map<string, Buffer>();
  readonly #commits = new Map<string, Commit>();
  readonly #heads = new Map<string, string>();
  readonly #open: Proposal[] = [];

  constructor(files: ReadonlyMap<string, Buffer>) {
    this.#add('main', files);
  }

  #add(branch: string, files: ReadonlyMap<string, Buffer | undefined>): Commit {
    const parent = this.head(branch);
    const all = new Map(parent?.files);
    for (const [path, bytes] of files) {
      if (bytes) {
        const oid = hash('blob', bytes);
        this.blobs.set(oid, bytes);
        all.set(path, oid);
      } else all.delete(path);
    }
    const oid = hash('commit', Buffer.from(`${parent?.oid} ${this.#commits.size}`));
    const commit = { oid, parent: parent?.oid, files: all };
    this.#commits.set(oid, commit);
    this.#heads.set(branch, oid);
    return commit;
  }

  /** The last commit of a branch. */
  head(branch: string): Commit | undefined {
    return this.#commits.get(this.#heads.get(branch) ?? '');
  }

  /** A commit by its id, or the last commit of a branch. */
  at(name: string): Commit | undefined {
    return this.#commits.get(name) ?? this.head(name);
  }

  setBranch(branch: string, oid: string) {
    this.branches.push(`refs/heads/${branch}`);
    this.#heads.set(branch, oid);
  }

  /** Commits a file, as another person would. */
  write(branch: string, path: string, text: string) {
    this.#add(branch, new Map([[path, Buffer.from(text)]]));
  }

  /** The text of a file on a branch. */
  read(branch: string, path: string): string | undefined {
    const oid = this.head(branch)?.files.get(path);
    return oid === undefined ? undefined : this.blobs.get(oid)?.toString('utf8');
  }

  /** The commits of main that changed a file, newest first, with the keys of GitHub's GraphQL API. */
  historyOf(path: string) {
    const nodes = [];
    for (let one = this.head('main'); one; one = this.#commits.get(one.parent ?? '')) {
      const before = this.#commits.get(one.parent ?? '');
      const oid = one.files.get(path);
      if (before?.files.get(path) === oid) continue;
      const parents = { nodes: before ? [{ oid: before.oid }] : [] };
      nodes.push({ oid: one.oid, parents, file: oid === undefined ? null : { oid } });
    }
    return nodes;
  }

  /** Answers GitHub's `createCommitOnBranch`: the new commit, or the reason why it is refused. */
  commitOnBranch(input: Record<string, unknown>) {
    const { branch, message, fileChanges, expectedHeadOid } = input as {
      branch: { branchName: string };
      message: { headline: string };
      expectedHeadOid: string;
      fileChanges: { additions: { path: string; contents: string }[] };
    };
    const head = this.head(branch.branchName)?.oid;
    if (head !== expectedHeadOid)
      return `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
    const files = new Map(
      fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]),
    );
    this.commits.push({ branch: branch.branchName, message: message.headline, files });
    return { oid: this.#add(branch.branchName, files).oid, committedDate: DAY };
  }

  /** Opens a proposal for a branch; undefined when the branch already has an open proposal. */
  propose(asked: Record<string, unknown>) {
    const headRefName = String(asked.head);
    if (this.#open.some((one) => one.headRefName === headRefName)) return undefined;
    this.proposals.push(asked);
    const number = this.#open.length + 1;
    this.#open.push({ number, headRefName, labels: [], asked });
    return {
      number,
      node_id: `P_${number}`,
      title: asked.title,
      html_url: `https://github.com/example-org/site/pull/${number}`,
      head: { sha: this.head(headRefName)?.oid },
      created_at: DAY,
      updated_at: DAY,
    };
  }

  label(number: number, labels: readonly string[]) {
    this.labels.push(...labels);
    this.#open.find((one) => one.number === number)?.labels.push(...labels);
  }

  /** Open proposals, with the keys of GitHub's GraphQL API. */
  openProposals() {
    return this.#open.map(({ number, headRefName, labels, asked }) => ({
      id: `P_${number}`,
      number,
      headRefName,
      title: asked.title,
      url: `https://github.com/example-org/site/pull/${number}`,
      isDraft: asked.draft,
      isCrossRepository: false,
      createdAt: DAY,
      updatedAt: DAY,
      headRefOid: this.head(headRefName)?.oid,
      author: { login: 'awa', avatarUrl: '' },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: this.#changedOn(headRefName) },
    }));
  }

  #changedOn(branch: string) {
    const main = this.head('main')?.files;
    const own = this.head(branch)?.files ?? new Map<string, string>();
    return [...own]
      .filter(([path, oid]) => main?.get(path) !== oid)
      .map(([path]) => ({ path, changeType: main?.has(path) ? 'MODIFIED' : 'ADDED' }));
  }
}

const DAY = '2026-11-01T08:00:00Z';
