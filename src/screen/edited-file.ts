import { type Backend, BackendError, type Proposal } from './backends/backend.ts';
import { photosOf, removePhotos } from './photos.ts';

/** A file on the screen. Its text is the only state: fields show it, and each of their changes edits it. */
export interface EditedFile {
  path: string;
  /** The text with line breaks of one character, as a `textarea` has them. */
  text: string;
  /** Texts that the stored file may have: first as it was read or last saved (null for a new file), then as saves have tried to write it. */
  known: readonly (string | null)[];
  /** Branch of its proposal; empty before the first save on GitHub. */
  branch: string;
}

/** Opens a text as it is stored. Throws `BackendError` when its line breaks are of several kinds, which a save would change. */
export function openedFile(path: string, stored: string, branch: string): EditedFile {
  const file = { path, text: stored.replaceAll('\r\n', '\n'), known: [stored], branch };
  if (isChanged(file))
    throw new BackendError('Ce fichier mêle deux sortes de fins de ligne : ouvrez-le sur GitHub.');
  return file;
}

/** The text as a save writes it. */
const writtenText = ({ text, known }: EditedFile) =>
  known[0]?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;

export const isChanged = (file: EditedFile): boolean => file.known[0] !== writtenText(file);

/** A text in parts: `head + yaml + tail + body` is the whole. A file of data is all YAML. */
interface FileParts {
  head: string;
  yaml: string;
  tail: string;
  body: string;
}

/** Splits a text; undefined when the lines `---` are not as a save needs them: such a file is edited whole. */
export function splitFile({ text, path }: { text: string; path: string }): FileParts | undefined {
  if (path.endsWith('.yml')) return { head: '', yaml: text, tail: '', body: '' };
  const found = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m.exec(text);
  if (found?.index !== 0) return undefined;
  const [whole, head = '', yaml = '', tail = ''] = found;
  return { head, yaml, tail, body: text.slice(whole.length) };
}

/** The file with a changed part: its YAML, or the text below. */
export function withPart(
  file: EditedFile,
  part: 'yaml' | 'body',
  change: (text: string) => string,
): EditedFile {
  const parts = splitFile(file);
  if (!parts) return file;
  parts[part] = change(parts[part]);
  return { ...file, text: parts.head + parts.yaml + parts.tail + parts.body };
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
  return { ...file, branch, known: [...file.known, writtenText(file)] };
}

/** Saves a prepared file and the photos that it shows, and returns its proposal. Throws `BackendError`; the draft stays then. */
export async function saveFile(
  { path, text, known, branch }: EditedFile,
  backend: Backend,
  title: string,
): Promise<Proposal | undefined> {
  const photos = await photosOf(text);
  const message = `${known[0] === null ? 'Ajouter' : 'Modifier'} « ${title} »`;
  await backend.write([{ path, known, data: known.at(-1) ?? '' }, ...photos], message, branch);
  const proposal = await backend.propose(branch, message);
  await removePhotos(photos);
  return proposal;
}
