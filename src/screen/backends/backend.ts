/** A file of the content as it is stored. */
export interface StoredFile {
  /** Path in the repository: `content/pages/contact.mdx`. */
  path: string;
  /** Undefined for a picture. */
  text: string | undefined;
  /** In bytes. */
  size: number;
  /** Hash of the contents, as Git computes it. */
  version: string;
}

/** Changes of texts that somebody has proposed on GitHub and that are not published yet. */
export interface Proposal {
  number: number;
  url: string;
  title: string;
  branch: string;
  paths: readonly string[];
}

export interface BackendState {
  /** Name of the person who writes; empty for a working copy. */
  who: string;
  proposals: readonly Proposal[];
}

export interface FileChange {
  path: string;
  isNew: boolean;
  /** Versions that the editor has read or tried to write. */
  versions: readonly string[];
  data: string | Blob;
}

/** Where texts are read and written: GitHub, or the working copy that serves the screen. Each function throws `BackendError`. */
export interface Backend {
  state(): Promise<BackendState>;
  list(): Promise<StoredFile[]>;
  /** A file of a branch, or of what is published; undefined when it is not there. */
  read(path: string, branch?: string): Promise<StoredFile | undefined>;
  /** Writes all changes or none, on a branch, which is created when it is missing. Refuses to undo what another has written. */
  write(changes: readonly FileChange[], message: string, branch: string): Promise<void>;
  /** Proposes a branch for review, once; a working copy has nothing to propose. */
  propose(branch: string, title: string): Promise<Proposal | undefined>;
}

/** A refusal, in French. What the editor wrote is kept. */
export class BackendError extends Error {
  /** `conflict`: another has changed the file; `token`: the editor must sign in again. */
  readonly kind: 'conflict' | 'token' | 'other';
  constructor(message: string, kind: BackendError['kind'] = 'other') {
    super(message);
    this.kind = kind;
  }
}

export const CONFLICT =
  'Ce texte a changé depuis que vous l’avez ouvert : rien n’est enregistré, et ce que vous avez écrit est gardé dans ce navigateur.';

/** Throws when another has written the file since it was read. A file with the new contents is a save whose answer was lost. */
export async function assertUnchanged(
  { isNew, versions, data }: FileChange,
  now: StoredFile | undefined,
): Promise<void> {
  const isOwn = now ? [...versions, await versionOf(data)].includes(now.version) : isNew;
  if (!isOwn) throw new BackendError(CONFLICT, 'conflict');
}

export const OFFLINE =
  'Pas de connexion. Rien n’est perdu : ce que vous avez écrit reste ici. Vérifiez le réseau, puis recommencez.';

/** Hash that Git gives to a file with these contents. */
export async function versionOf(data: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([data]).arrayBuffer());
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...header, ...bytes]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes of a change as base64, in which both places take them. */
export async function base64(data: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([data]).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
