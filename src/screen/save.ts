import type { Collection, Field } from '@sveltia/cms';
import { blobOf, type PastCommit, queryOf, type Repository } from './state.ts';

/** A file that a save writes or removes. */
interface Change {
  action: string;
  path: string;
  data?: string | Blob;
}

export interface Proposal {
  number: number;
  url: string;
  [key: string]: unknown;
}

/** What the library asks for when an editor saves. */
export interface Asked {
  changes: Change[];
  options: { collection?: Collection & { fields?: readonly Field[] } };
  branch: string;
  title: string;
  status: string;
  /** The proposal that this tab has loaded, or opened itself. */
  pullRequest?: Proposal;
}

/** What the library does on GitHub. */
export interface Library {
  graph: (query: string) => Promise<{ repository: Repository }>;
  rest: (path: string, init: { method: string; body?: object }) => Promise<unknown>;
  commit: (changes: Change[], options: object) => Promise<unknown>;
  propose: (of: object) => Promise<Proposal>;
}

/** A save that would undo what another wrote; `url` leads to it. */
export class Refused extends Error {
  readonly url: string;
  constructor(message: string, url = '') {
    super(message);
    this.url = url;
  }
}

const KEPT =
  'Rien n’est enregistré, et ce que vous avez écrit reste ici : copiez-le avant de recharger l’écran.';

/** Saves of one tab: each is a commit on the branch of its text, which keeps what others wrote. */
export class Saves {
  /** What each written text was read from. */
  readonly #sources = new Map<string, string>();
  /** Per path, the versions that this tab has read or tried to write. */
  readonly #versions = new Map<string, Set<string>>();

  /** Records from which text another was written. */
  remember(text: string, source: string | undefined) {
    if (source !== undefined) this.#sources.set(text, source);
  }

  /** Commits the changes to their branch, and opens its proposal where there is none. */
  async save(asked: Asked, library: Library) {
    const { changes, options, branch, title, status } = asked;
    const found = await this.#start(asked, library);
    const { headOid } = found;
    const commit = await library.commit(changes, { ...options, branch, headOid });
    const pullRequest = found.proposal ?? (await library.propose({ branch, title, status }));
    return { commit, pullRequest };
  }

  async #start({ changes, branch, pullRequest }: Asked, { graph, rest }: Library) {
    const { repository } = await graph(
      queryOf(
        changes.map(({ path }) => path),
        branch,
      ),
    );
    const { main, own, pullRequests } = repository;
    const known = await Promise.all(changes.map((change) => this.#versionsOf(change)));
    const [open] = pullRequests.nodes;
    if (open && own) {
      const { number, url, title, isDraft } = open;
      const isForeign = changes.some((_, at) => {
        const now = own.target[`now_${at}`]?.oid;
        return now !== undefined && !known[at]?.has(now);
      });
      if (isForeign || !(pullRequest || changes.some((_, at) => own.target[`now_${at}`])))
        throw new Refused(
          pullRequest
            ? `Quelqu’un a changé la proposition n° ${number} depuis que vous l’avez ouverte. ${KEPT}`
            : `Une proposition est déjà ouverte pour ce texte, la n° ${number}. ${KEPT}`,
          url,
        );
      await this.#attempt(changes);
      const proposal = pullRequest ?? {
        number,
        url,
        title,
        branch,
        nodeId: open.id,
        status: isDraft ? 'draft' : 'pending_review',
        createdDate: new Date(open.createdAt),
        updatedDate: new Date(open.updatedAt),
        files: [],
      };
      return { headOid: own.target.oid, proposal };
    }
    const bases = changes.map((change, at) =>
      baseOf(
        change,
        main.target[`past_${at}`]?.nodes ?? [],
        known[at] ?? new Set(),
        main.target.oid,
      ),
    );
    const headOid = bases.find((base) => base !== main.target.oid) ?? main.target.oid;
    await this.#attempt(changes);
    const git = `/repos/${repository.nameWithOwner}/git/refs`;
    // A branch without a proposal is left from one that was closed, or from a save that was cut short.
    if (own)
      await rest(`${git}/heads/${encodeURI(branch)}`, {
        method: 'PATCH',
        body: { sha: headOid, force: true },
      });
    else await rest(git, { method: 'POST', body: { ref: `refs/heads/${branch}`, sha: headOid } });
    return { headOid, proposal: undefined };
  }

  async #versionsOf({ path, data }: Change): Promise<ReadonlySet<string>> {
    const versions = this.#versions.get(path) ?? new Set<string>();
    this.#versions.set(path, versions);
    const source = typeof data === 'string' ? this.#sources.get(data) : undefined;
    if (source !== undefined) versions.add(await blobOf(source));
    return versions;
  }

  async #attempt(changes: readonly Change[]) {
    for (const { path, data } of changes)
      if (data !== undefined) this.#versions.get(path)?.add(await blobOf(data));
  }
}

/** The commit of main from which a change is made: the last one that still holds what was read. */
function baseOf(
  { action, path }: Change,
  past: readonly PastCommit[],
  known: ReadonlySet<string>,
  head: string,
): string {
  const present = past[0]?.file?.oid;
  if (action === 'delete' || present === undefined || known.has(present)) return head;
  const at = past.findIndex(({ file }) => file && known.has(file.oid));
  const next = past[at - 1]?.parents.nodes[0]?.oid;
  if (next !== undefined) return next;
  const name = path.split('/').at(-1);
  throw new Refused(
    action === 'create'
      ? `Un autre fichier s’appelle déjà « ${name} » : donnez un autre titre, ou un autre nom de fichier. ${KEPT}`
      : `Ce texte a changé depuis que vous l’avez ouvert. ${KEPT}`,
  );
}
