import type { StoredFile } from './backends/backend.ts';
import { joined, partsOf, toLf, withEdited } from './file-text.ts';

/** A file on the screen. Its text is the only state: fields show it, and each of their changes edits it. */
export interface EditedFile {
  path: string;
  /** As it was read, or last saved; empty for a new file. */
  source: string;
  text: string;
  /** Versions that were read or that a save has tried to write. */
  versions: readonly string[];
  /** Branch of its proposal; empty before the first save on GitHub. */
  branch: string;
}

export const openedFile = ({ path, text = '', version }: StoredFile, branch = ''): EditedFile => ({
  path,
  source: text,
  text,
  versions: [version],
  branch,
});

export const createdFile = (path: string, text: string): EditedFile => ({
  path,
  source: '',
  text,
  versions: [],
  branch: '',
});

export const isChanged = ({ source, text }: EditedFile): boolean => source !== text;

/** The file after a change of its YAML; other bytes stay as they are. */
export const withYaml = (file: EditedFile, change: (yaml: string) => string): EditedFile =>
  withPart(file, 'yaml', change);

/** The file with another text below its YAML, as a `textarea` gives it. */
export const withBody = (file: EditedFile, body: string): EditedFile =>
  withPart(file, 'body', () => body);

function withPart(
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
  else removeDraft(file.path);
}

export const removeDraft = (path: string): void => localStorage.removeItem(KEY + path);

export const draftPaths = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => key.slice(KEY.length));

export function draftOf(path: string): EditedFile | undefined {
  const stored = localStorage.getItem(KEY + path);
  return stored ? (JSON.parse(stored) as EditedFile) : undefined;
}
