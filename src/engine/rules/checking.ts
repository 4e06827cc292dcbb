import type { Document } from '../document.ts';
import type { Reading } from '../documents/read-content.ts';
import type { Issue } from '../issue.ts';

/** What the rules look at. */
export interface Checking extends Reading {
  /** The ISO day where the site is read: a text of a later one waits. */
  today: string;
}

/** Says what is wrong with a document, whatever the others hold; what it says once holds as long as the text. */
export type DocumentRule = (document: Document) => Issue[];

/** Says what is wrong with the content as a whole. */
export type ContentRule = (checking: Checking) => Issue[];
