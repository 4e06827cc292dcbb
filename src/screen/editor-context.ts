import { createContext, useContext } from 'react';
import type { FileIssue } from './check-file.ts';
import type { KeyOrder } from './yaml-edits.ts';
import type { Path } from './yaml-nodes.ts';

/** What the fields of an open file need. */
export interface EditorContent {
  /** Data of the YAML. */
  values: unknown;
  issues: readonly FileIssue[];
  /** Order of the keys in the schema of the file. */
  order: KeyOrder;
  /** Addresses of all pictures: `/images/plage.jpg`. */
  pictures: readonly string[];
  /** Routes of pages with their titles, for links. */
  pages: readonly { route: string; title: string }[];
  change(edit: (yaml: string) => string): void;
  /** Applies the fix of an issue. */
  fix(issue: FileIssue): void;
  /** Stores a photo and returns its address. */
  addPhoto(file: File): Promise<string>;
}

export const EditorContext = createContext<EditorContent | undefined>(undefined);

export function useEditor(): EditorContent {
  const content = useContext(EditorContext);
  if (!content) throw new Error('A field stands outside of an editor.');
  return content;
}

/** The value at a path of the data; undefined when it is not there. */
export function useValue(path: Path): unknown {
  let value = useEditor().values;
  for (const key of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}
