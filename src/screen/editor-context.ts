import { createContext, useContext } from 'react';
import type { Issue, Range } from '../values/issue.ts';
import { type Path, valueAt } from '../values/paths.ts';

/** What the fields of an open file need. */
export interface EditorContent {
  /** Data of the YAML, and as it was at the last save. */
  values: unknown;
  saved: unknown;
  issues: readonly Issue[];
  /** Address of each picture, such as `/images/plage.jpg` -> URL that shows it. */
  pictures: ReadonlyMap<string, string>;
  change(edit: (yaml: string) => string): void;
  /** Applies the fix of an issue; undefined until the check has read the text as it is. */
  fix: ((issue: Issue) => void) | undefined;
  title: string;
  /** Reads again which photos and PDFs are stored. */
  refreshAttachments(): Promise<void>;
}

export const EditorContext = createContext<EditorContent | undefined>(undefined);

export function useEditor(): EditorContent {
  const content = useContext(EditorContext);
  if (!content) throw new Error('A field stands outside of an editor.');
  return content;
}

/** The value at a path of the data; undefined when it is not there. */
export const useValue = (path: Path): unknown => valueAt(useEditor().values, path);

/** The value at a path at the last save; undefined in a list that has lost a row since, where it may be that of another row. */
export function useSavedValue(path: Path): unknown {
  const { values, saved } = useEditor();
  const [now, before] = [values, saved].map((data) => valueAt(data, path.slice(0, 1)));
  const hasLostRow = Array.isArray(before) && Object(now).length < before.length;
  return hasLostRow ? undefined : valueAt(saved, path);
}

/** Id of the field at a path. */
export const idOf = (path: Path): string => path.map(String).join('.');

/** Opens what a field stands in, or the nearest above it, and gives it the focus in view; of a text, the letters are chosen. */
export function showField(id: string, letters?: Range): void {
  const [, above] = /^(.+)\./.exec(id) ?? [];
  const field = document.getElementById(id);
  if (!field && above) showField(above);
  if (!field) return;
  for (let part: HTMLElement | null = field; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  field.scrollIntoView();
  const isText =
    letters &&
    (field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && field.type === 'text'));
  if (isText) field.setSelectionRange(letters.from, letters.to);
  // A browser scrolls to the letters when the text gets the focus.
  field.blur();
  field.focus({ preventScroll: !isText });
}
