/** A file of the content as it is stored. */
export interface StoredFile {
  /** Path in the repository: `content/pages/contact.mdx`. */
  path: string;
  /** Undefined for a picture, and for a text that is no UTF-8. */
  text?: string | undefined;
}

/** Changes of texts that somebody has proposed on GitHub and that are not published yet. */
export interface OpenProposal {
  number: number;
  url: string;
  title: string;
  /** Nobody is asked to review it yet. */
  isDraft: boolean;
  branch: string;
  paths: readonly string[];
}

export interface FileChange {
  path: string;
  data: string | Blob;
  /** Texts that the file may have now: as it was read (null for a new file), or as a save has tried to write it. All for a photo. */
  known?: readonly (string | null)[];
}

/** Where texts are read and written: GitHub, or the working copy that serves the screen. Each function throws `BackendError`. */
export interface Backend {
  /** Where the pictures of the site are shown: `/images/plage.jpg` follows. */
  pictures: string;
  /** Where a file is edited without the screen: its path follows; undefined for a working copy. */
  editAt?: string;
  state(): Promise<Pick<OpenSite, 'who' | 'proposals'>>;
  list(): Promise<StoredFile[]>;
  /** A file of a branch, or of what is published; undefined when it is not there. */
  read(path: string, branch?: string): Promise<StoredFile | undefined>;
  /** Writes all changes or none, on a branch, which is created when it is missing. Refuses to undo what another has written. */
  write(changes: readonly FileChange[], message: string, branch: string): Promise<void>;
  /** Proposes a branch for review, once; a working copy has nothing to propose. */
  propose(branch: string, title: string): Promise<OpenProposal | undefined>;
}

/** A refusal, in French. What the editor wrote is kept. */
export class BackendError extends Error {}

export const faultSentence = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export const CONFLICT =
  'Ce texte a changé depuis que vous l’avez ouvert : rien n’est enregistré, et ce que vous avez écrit est gardé dans ce navigateur.';

export const OFFLINE =
  'Pas de connexion. Rien n’est perdu : ce que vous avez écrit reste ici. Vérifiez le réseau, puis recommencez.';

/** What the screen shows of a backend. */
export interface OpenSite {
  /** Name of the person who writes; empty for a working copy. */
  who: string;
  proposals: readonly OpenProposal[];
  /** Those that are only proposed have no text. */
  files: readonly StoredFile[];
  /** French: why this is what was read before; empty for what stands there now. */
  fault: string;
}

const NOTHING: OpenSite = { files: [], who: '', proposals: [], fault: '' };

/** Reads all texts and what is proposed; where that fails, gives what was read before, with the fault. */
export async function load(backend: Backend, before?: Promise<OpenSite>): Promise<OpenSite> {
  try {
    const [files, state] = await Promise.all([backend.list(), backend.state()]);
    const published = new Set(files.map(({ path }) => path));
    const proposed = new Set(state.proposals.flatMap(({ paths }) => paths));
    const added = [...proposed].filter((path) => !published.has(path)).map((path) => ({ path }));
    return { ...state, files: [...files, ...added], fault: '' };
  } catch (error) {
    return { ...NOTHING, ...(await before), fault: faultSentence(error) };
  }
}

/** Throws when a change is none of the content: the token of an editor may write more than the screen does. */
export function assertInContent(changes: readonly FileChange[]): void {
  const isOutside = changes.some(({ path }) => !/^content\/(?!.*\.\.)/.test(path));
  if (isOutside) throw new BackendError('L’écran n’écrit que dans le dossier « content ».');
}

/** Throws when another has written the file since it was read. */
export function assertUnchanged({ known }: FileChange, now: StoredFile | undefined): void {
  if (known && !known.includes(now ? (now.text ?? '') : null)) throw new BackendError(CONFLICT);
}

/** Changes with their bytes as base64, in which both places take them. */
export const encoded = (changes: readonly FileChange[]) =>
  Promise.all(
    changes.map(async ({ path, data }) => {
      const bytes = new Uint8Array(await new Blob([data]).arrayBuffer());
      let binary = '';
      for (const byte of bytes) binary += String.fromCharCode(byte);
      return { path, contents: btoa(binary) };
    }),
  );

/** Header with the key that the server gave to the page: no other site can know it. */
export const KEY_HEADER = 'x-ecran-cle';

/** Address of the server's interface: it lists files, and takes files to write. */
export const FILES = '/api/fichiers';

const REFUSED =
  'L’écran n’a pas pu écrire dans le dossier. Rien n’est perdu : arrêtez « npm run ecran », lancez-le de nouveau, puis rechargez cette page.';

/** The working copy that serves the screen: files are written at once, and nothing is proposed. */
export function workingCopy(key: string): Backend {
  const call = async (init?: RequestInit) => {
    const headers = { [KEY_HEADER]: key, 'Content-Type': 'application/json' };
    const response = await fetch(FILES, { ...init, headers }).catch(() => undefined);
    if (!response) throw new BackendError(OFFLINE);
    if (!response.ok) throw new BackendError(REFUSED);
    return response.json();
  };
  const read: Backend['read'] = async (path) =>
    (await backend.list()).find((file) => file.path === path);
  const backend: Backend = {
    pictures: '',
    read,
    list: () => call(),
    state: async () => ({ who: '', proposals: [] }),
    async write(changes) {
      for (const one of changes) if (one.known) assertUnchanged(one, await read(one.path));
      await call({ method: 'POST', body: JSON.stringify(await encoded(changes)) });
    },
    propose: async () => undefined,
  };
  return backend;
}
