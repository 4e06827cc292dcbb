import type { Backend, Proposal } from './backends/backend.ts';
import { joined, partsOf, toLf, withEdited } from './file-text.ts';
import { photosOf, removePhotos } from './photos.ts';

/** A file on the screen. Its text is the only state: fields show it, and each of their changes edits it. */
export interface EditedFile {
  path: string;
  text: string;
  /** Texts that the stored file may have: first as it was read or last saved (null for a new file), then as saves have tried to write it. */
  known: readonly (string | null)[];
  /** Branch of its proposal; empty before the first save on GitHub. */
  branch: string;
}

export const isChanged = ({ known, text }: EditedFile): boolean => known[0] !== text;

/** The file after a change of its YAML or of the text below, which has line breaks of one character; other bytes stay as they are. */
export function withPart(
  file: EditedFile,
  part: 'yaml' | 'body',
  change: (text: string) => string,
): EditedFile {
  const parts = partsOf(file.text, file.path);
  if (!parts) return file;
  const edited = withEdited(parts[part], change(toLf(parts[part])));
  return { ...file, text: joined({ ...parts, [part]: edited }) };
}

const KEY = 'ecran.brouillon:';

/** Stores what is not saved yet in this browser; a file without changes has no draft. */
export function storeDraft(file: EditedFile): void {
  if (isChanged(file)) localStorage.setItem(KEY + file.path, JSON.stringify(file));
  else localStorage.removeItem(KEY + file.path);
}

export const draftPaths = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => key.slice(KEY.length));

export function draftOf(path: string): EditedFile | undefined {
  const stored = localStorage.getItem(KEY + path);
  return stored ? (JSON.parse(stored) as EditedFile) : undefined;
}

/** The file as a save is going to write it. It is stored before the save begins, so that one whose answer is lost can be done again. */
export function preparedFile(file: EditedFile): EditedFile {
  const word = file.path.replace(/^.*\/|\.\w+$/g, '');
  const branch = file.branch || `ecran/${word}-${crypto.randomUUID().slice(0, 6)}`;
  return { ...file, branch, known: [...file.known, file.text] };
}

/** Saves a prepared file and the photos that it shows, and returns its proposal. Throws `BackendError`; the draft stays then. */
export async function saveFile(
  { path, text, known, branch }: EditedFile,
  backend: Backend,
  title: string,
): Promise<Proposal | undefined> {
  const photos = await photosOf(text);
  const message = `${known[0] === null ? 'Ajouter' : 'Modifier'} « ${title} »`;
  await backend.write([{ path, known, data: text }, ...photos], message, branch);
  const proposal = await backend.propose(branch, message);
  await removePhotos(photos);
  return proposal;
}
