import type { Collection, Field } from '@sveltia/cms';
import { blobHash, type PastCommit, type RepositoryState, stateQuery } from './repository-state.ts';

/** A file that a commit writes or deletes. */
interface FileChange {
  /** `create`, `update` or `delete`. */
  action: string;
  path: string;
  /** The new content; undefined for a deletion. */
  data?: string | Blob;
}

/** A pull request, in the shape that Sveltia CMS uses. */
export interface Proposal {
  number: number;
  url: string;
  [key: string]: unknown;
}

/** The arguments of a save: a patch of Sveltia CMS (`patches.ts`) passes them. */
export interface SaveRequest {
  changes: FileChange[];
  options: { collection?: Collection & { fields?: readonly Field[] } };
  branch: string;
  title: string;
  status: string;
  /** The proposal of the branch, if this tab has loaded or created it. */
  pullRequest?: Proposal;
}

/** Functions of Sveltia CMS that call GitHub; the same patch passes them. */
export interface GitHubApi {
  graph: (query: string) => Promise<{ repository: RepositoryState }>;
  rest: (path: string, init: { method: string; body?: object }) => Promise<unknown>;
  commit: (changes: FileChange[], options: object) => Promise<unknown>;
  propose: (options: object) => Promise<Proposal>;
}

/** A save that is refused; the message is French. `url` is the address of another person's proposal, or empty. */
export class SaveError extends Error {
  readonly url: string;
  constructor(message: string, url = '') {
    super(message);
    this.url = url;
  }
}

const NOT_SAVED =
  'Rien n’est enregistré, et ce que vous avez écrit reste ici : copiez-le avant de recharger l’écran.';

/** Saves texts on GitHub for one browser tab, so that no save undoes a change that this tab has not read. */
export class Saver {
  /** By written text, the source from which it was edited. */
  readonly #sources = new Map<string, string>();
  /** By path, the hashes of all versions that this tab has read or tried to write. */
  readonly #versions = new Map<string, Set<string>>();

  /** Stores the source of a written text, because Sveltia CMS passes only the written text to `save`. */
  addSource(text: string, source: string | undefined) {
    if (source !== undefined) this.#sources.set(text, source);
  }

  /** Commits the changes to their branch, with a pull request. Throws `SaveError` if it would undo a change of another person. */
  async save(request: SaveRequest, api: GitHubApi) {
    const { changes, options, branch, title, status } = request;
    const { headOid, proposal } = await this.#prepareBranch(request, api);
    const commit = await api.commit(changes, { ...options, branch, headOid });
    const pullRequest = proposal ?? (await api.propose({ branch, title, status }));
    return { commit, pullRequest };
  }

  /** Checks for changes of others, and creates the branch if needed. Returns its head commit, and the open proposal if there is one. */
  async #prepareBranch({ changes, branch, pullRequest }: SaveRequest, { graph, rest }: GitHubApi) {
    const paths = changes.map(({ path }) => path);
    const { repository } = await graph(stateQuery(paths, branch));
    const { main, own: ownBranch, pullRequests } = repository;
    const versions = await Promise.all(changes.map((change) => this.#versionsOf(change)));
    const [openProposal] = pullRequests.nodes;
    if (openProposal && ownBranch) {
      const { number, url, title, isDraft } = openProposal;
      const blobs = changes.map((_, index) => ownBranch.target[`now_${index}`]?.oid);
      const isForeign = blobs.some((oid, index) => oid !== undefined && !versions[index]?.has(oid));
      // This tab has not loaded the proposal, and the proposal has none of these files: it is about another text.
      const isOtherText = !pullRequest && blobs.every((oid) => oid === undefined);
      if (isForeign || isOtherText)
        throw new SaveError(
          pullRequest
            ? `Quelqu’un a changé la proposition n° ${number} depuis que vous l’avez ouverte. ${NOT_SAVED}`
            : `Une proposition est déjà ouverte pour ce texte, la n° ${number}. ${NOT_SAVED}`,
          url,
        );
      await this.#addWritten(changes);
      const proposal = pullRequest ?? {
        number,
        url,
        title,
        branch,
        nodeId: openProposal.id,
        status: isDraft ? 'draft' : 'pending_review',
        createdDate: new Date(openProposal.createdAt),
        updatedDate: new Date(openProposal.updatedAt),
        files: [],
      };
      return { headOid: ownBranch.target.oid, proposal };
    }
    const bases = changes.map((change, index) =>
      baseCommit(change, main.target[`past_${index}`]?.nodes ?? [], versions[index]),
    );
    const headOid = bases.find((base) => base !== undefined) ?? main.target.oid;
    await this.#addWritten(changes);
    const refs = `/repos/${repository.nameWithOwner}/git/refs`;
    // A branch without an open proposal remains from a closed proposal or an interrupted save; its commits are dropped.
    if (ownBranch)
      await rest(`${refs}/heads/${encodeURI(branch)}`, {
        method: 'PATCH',
        body: { sha: headOid, force: true },
      });
    else await rest(refs, { method: 'POST', body: { ref: `refs/heads/${branch}`, sha: headOid } });
    return { headOid, proposal: undefined };
  }

  async #versionsOf({ path, data }: FileChange): Promise<ReadonlySet<string>> {
    const versions = this.#versions.get(path) ?? new Set<string>();
    this.#versions.set(path, versions);
    const source = typeof data === 'string' ? this.#sources.get(data) : undefined;
    if (source !== undefined) versions.add(await blobHash(source));
    return versions;
  }

  /** Adds the new contents to the versions. This is done before the commit: if its answer is lost, the next save must recognize them. */
  async #addWritten(changes: readonly FileChange[]) {
    for (const { path, data } of changes)
      if (data !== undefined) this.#versions.get(path)?.add(await blobHash(data));
  }
}

/** Commit of main to branch from: the last one with the version that was read, so that Git merges newer changes. Throws `SaveError`. */
function baseCommit(
  { action, path }: FileChange,
  past: readonly PastCommit[],
  versions?: ReadonlySet<string>,
): string | undefined {
  const current = past[0]?.file?.oid;
  if (action === 'delete' || current === undefined || versions?.has(current)) return undefined;
  const readIndex = past.findIndex(({ file }) => file && versions?.has(file.oid));
  // `past` has only commits that change the file, newest first: the parent of the next newer commit is the last one with that version.
  const base = past[readIndex - 1]?.parents.nodes[0]?.oid;
  if (base !== undefined) return base;
  const name = path.split('/').at(-1);
  throw new SaveError(
    action === 'create'
      ? `Un autre fichier s’appelle déjà « ${name} » : donnez un autre titre, ou un autre nom de fichier. ${NOT_SAVED}`
      : `Ce texte a changé depuis que vous l’avez ouvert. ${NOT_SAVED}`,
  );
}
