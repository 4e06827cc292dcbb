import { normalize } from '../values/text.ts';
import { attachmentsOf, removeAttachments } from './attachments.tsx';
import { type Backend, BackendError, type OpenProposal } from './backends/backend.ts';
import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

/** A file on the screen. Its text is the only state: fields show it, and each of their changes edits it. */
export interface EditedFile {
  path: string;
  /** The text as the site reads it, normalised: offsets of the check hold in it. */
  text: string;
  /** The text as it was read or last saved; null for a new file. */
  saved: string | null;
  /** Texts that saves have tried to write since then: one whose answer was lost may be stored. */
  attempts: readonly string[];
  /** Branch of its proposal; empty before the first save on GitHub. */
  branch: string;
}

/** Opens a text as it is stored. Throws `BackendError` when two of its lines differ in bytes alone, which a save would change. */
export function openedFile(path: string, stored: string, branch: string): EditedFile {
  const file = { path, text: normalize(stored), saved: stored, attempts: [], branch };
  if (isChanged(file)) throw new BackendError(MIXED);
  return file;
}

/** Begins a new file as a draft, unless one of it is there. */
export function beginFile(path: string, text: string): void {
  if (!draftOf(path)) storeDraft({ path, text, saved: null, attempts: [], branch: '' });
}

const MIXED =
  'Ce fichier vient de deux systèmes (Windows, Mac…), et l’écran l’abîmerait : modifiez-le sur GitHub.';

/** The text as a save writes it: lines that were there keep their bytes, also line ends and accents that the site reads otherwise. */
function writtenText({ text, saved }: EditedFile): string {
  if (!saved || normalize(saved) === saved) return text;
  const start = saved.startsWith('\ufeff') ? '\ufeff' : '';
  const bytes = new Map(linesOf(saved.slice(start.length)).map((line) => [normalize(line), line]));
  const end = saved.includes('\r\n') ? '\r\n' : '\n';
  const lines = linesOf(text).map((line) => bytes.get(line) ?? line.replace('\n', end));
  return start + lines.join('');
}

/** Lines with their ends. */
const linesOf = (text: string): readonly string[] =>
  text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g) ?? [];

export const isChanged = (file: EditedFile): boolean => file.saved !== writtenText(file);

/** Start of the keys under which texts are stored that are not saved yet. */
export const DRAFT = 'ecran.brouillon:';

const listeners = new Set<() => void>();

/** Calls a function after each change of a draft, here or in another tab; returns what ends that. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/**
 * Stores what is not saved yet in this browser; a file without changes has no draft.
 * A file has one draft: the tabs that have opened it follow what each other store.
 */
export function storeDraft(file: EditedFile): void {
  const { path, text, saved, attempts, branch } = file;
  if (isChanged(file))
    writeStored(DRAFT + path, JSON.stringify({ path, text, known: [saved, ...attempts], branch }));
  else removeStored(DRAFT + path);
  for (const listener of listeners) listener();
}

export function forgetDraft(path: string): void {
  removeStored(DRAFT + path);
  for (const listener of listeners) listener();
}

export const draftPaths = (): string[] => storedKeys(DRAFT).map((key) => key.slice(DRAFT.length));

/** The draft of a file; undefined without one that can be read. */
export function draftOf(path: string): EditedFile | undefined {
  try {
    const { text, known, branch } = JSON.parse(readStored(DRAFT + path) ?? '');
    if (typeof text !== 'string' || !Array.isArray(known)) return undefined;
    const [saved, ...attempts] = known;
    return { path, text, saved, attempts, branch: branch ?? '' };
  } catch {
    return undefined;
  }
}

/** All drafts in one text, for an editor who copies them. */
export const draftsAsText = (): string =>
  draftPaths()
    .map((path) => `${path}\n\n${draftOf(path)?.text ?? readStored(DRAFT + path)}\n`)
    .join('\n');

/** The file as a save is going to write it. It is stored before the save begins, so that one whose answer is lost can be done again. */
export function preparedFile(file: EditedFile): EditedFile {
  const word = file.path.replace(/^.*\/|\.\w+$/g, '');
  const branch = file.branch || `ecran/${word}-${crypto.randomUUID().slice(0, 6)}`;
  // A new text gets an empty line below its keys, and an end of line.
  const text = file.text.replace(/^(---\n.*?\n---\n)\s*/s, '$1\n').trimEnd();
  const whole = file.saved === null ? { ...file, text: `${text}\n` } : file;
  const written = writtenText(whole);
  const before = file.attempts.filter((one) => one !== written);
  return { ...whole, branch, attempts: [...before, written] };
}

/** The file, on which the editor may have typed on, once another state of it is saved. */
export const afterSave = (file: EditedFile, { attempts }: EditedFile): EditedFile => ({
  ...file,
  saved: attempts.at(-1) ?? null,
  attempts: [],
});

/** Saves a prepared file and the photos that it shows, and returns its proposal. Throws `BackendError`; the draft stays then. */
export async function saveFile(
  { path, text, saved, attempts, branch }: EditedFile,
  backend: Pick<Backend, 'write' | 'propose'>,
  title: string,
): Promise<OpenProposal | undefined> {
  const photos = await attachmentsOf(text);
  const message = `${saved === null ? 'Ajouter' : 'Modifier'} « ${title} »`;
  const change = { path, known: [saved, ...attempts], data: attempts.at(-1) ?? '' };
  await backend.write([change, ...photos], message, branch);
  const proposal = await backend.propose(branch, message);
  await removeAttachments(photos);
  return proposal;
}
