import type { View } from '../visuals/look-at-pages.ts';
import type { Piece } from '../word-diff.ts';

/** A piece of a sentence: the review's own words, or something of the site. */
export type Part =
  | string
  | Piece
  /** A whole value that went or came, the name of a file, a page's address (which leads to the preview). */
  | { kind: 'went' | 'came' | 'code' | 'route'; text: string };

/** A line below an item, such as one passage that changed. */
export interface Line {
  label?: string;
  parts: readonly Part[];
}

/** One thing to look at. */
export interface Item {
  title?: string;
  /** What stands beside the title. */
  about: readonly Part[];
  lines?: readonly Line[];
  /** Pages that are shown before and after. */
  pictures?: readonly { title: string; views: readonly View[] }[];
}

/** A titled list of the report. */
export interface Section {
  id: string;
  title: string;
  alert: boolean;
  items: readonly Item[];
}

/** The whole report, which is printed as a page and as a comment. */
export interface Report {
  title: string;
  summary: string;
  sections: readonly Section[];
}
