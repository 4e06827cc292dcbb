import type { View } from '../visuals/capture-pages.ts';
import type { Piece } from '../word-diff.ts';

/** A part of a sentence: plain text, a piece of a text diff, or a formatted value. */
export type Part =
  | string
  | Piece
  /** `old`: a replaced value; `new`: its new value; `code`: a file name; `route`: a link to a page of the preview. */
  | { kind: 'old' | 'new' | 'code' | 'route'; text: string };

/** A line below an item, such as one changed passage. */
export interface Line {
  label?: string;
  parts: readonly Part[];
}

/** One entry of a section, such as a changed page. */
export interface Item {
  title?: string;
  /** Sentence below the title. */
  about: readonly Part[];
  lines?: readonly Line[];
  /** Screenshots; `title` is the title of the page. */
  pictures?: readonly { title: string; views: readonly View[] }[];
}

export interface Section {
  id: string;
  title: string;
  alert: boolean;
  items: readonly Item[];
}

/** Content of the report; `reportPage` writes it as HTML, `reviewComment` as Markdown. */
export interface Report {
  title: string;
  summary: string;
  sections: readonly Section[];
}
