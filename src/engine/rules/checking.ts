import type { Document } from '../document.ts';
import type { Reading } from '../documents/read-content.ts';
import type { Diagnosis, Issue } from '../issue.ts';
import type { Suppression } from './suppressions.ts';

/** An address that a body or a frontmatter holds. */
export interface Address {
  /** `web`: a field for addresses of other sites. */
  kind: 'link' | 'web' | 'picture';
  address: string;
  /** Whether it stands alone in a text, without the words of a link. */
  isBare?: boolean;
  /** The document that holds it. */
  from: Document;
  /** An issue at its place; the suggestion is the right address. */
  issue(diagnosis: Diagnosis): Issue;
}

/** What the rules look at. */
export interface Checking extends Reading {
  /** The ISO day where the site is read: a text of a later one waits. */
  today: string;
  own: OwnRules;
}

/** Says what is wrong with a document, whatever the others hold; what it says once holds as long as the text. */
export type DocumentRule = (document: Document) => Issue[];

/** Says what is wrong with the content as a whole. */
export type ContentRule = (checking: Checking) => Issue[];

/** What a site asks of its content beside what every site does. */
export interface OwnRules {
  /** Each rule by its permanent id, with its French title. */
  titles: Readonly<Record<string, string>>;
  document: readonly DocumentRule[];
  content: readonly ContentRule[];
  suppressions: readonly Suppression[];
  /** Addresses of pages that the build makes of several texts. */
  generatedRoutes?(checking: Checking): readonly string[];
  /** Addresses that its shared files hold in a way of their own. */
  addresses?(checking: Checking): readonly Address[];
}
