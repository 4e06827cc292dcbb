import type { View } from '../visuals/capture-pages.ts';
import type { Piece } from '../word-diff.ts';

/** A piece of a sentence: plain words, a diffed text, or a formatted value. */
export type Part =
  | string
  | Piece
  /** A replaced value, its new value, a file name, or a route, which links to the preview. */
  | { kind: 'old' | 'new' | 'code' | 'route'; text: string };

/** A line below an item, such as one changed passage. */
export interface Line {
  label?: string;
  parts: readonly Part[];
}

/** One entry of a section, such as a changed page. */
export interface Item {
  title?: string;
  /** Sentence after the title. */
  about: readonly Part[];
  lines?: readonly Line[];
  /** Screenshots, by page title. */
  pictures?: readonly { title: string; views: readonly View[] }[];
}

export interface Section {
  id: string;
  title: string;
  alert: boolean;
  items: readonly Item[];
}

/** The report, independent of its format (HTML page or Markdown comment). */
export interface Report {
  title: string;
  summary: string;
  sections: readonly Section[];
}
