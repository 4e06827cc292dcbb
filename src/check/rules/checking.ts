import type { Document } from '../../content/parsed-document.ts';
import type { Reading } from '../../documents/read-content.ts';
import type { Diagnosis, Issue } from '../../values/issue.ts';
import type { Suppression } from './suppressions.ts';

export interface Address {
  /** `web`: a frontmatter value for the address of another site. */
  kind: 'link' | 'web' | 'picture';
  address: string;
  /** An address in text without `[words](…)` around it. */
  isBare?: boolean;
  from: Document;
  /** Creates an issue at the address; the suggestion of the diagnosis is only the corrected address. */
  issue(diagnosis: Diagnosis): Issue;
}

/** Input of the rules on the whole content. */
export interface Checking extends Reading {
  /** ISO day in the time zone of the site. */
  today: string;
  own: OwnRules;
}

/** A rule that needs only one document, so its issues are cached until the document changes. */
export type DocumentRule = (document: Document) => Issue[];

/** A rule that needs the whole content: it runs in each check. */
export type ContentRule = (checking: Checking) => Issue[];

/** Rules that a site adds to those of the engine. */
export interface OwnRules {
  /** French titles by permanent rule id. */
  titles: Readonly<Record<string, string>>;
  document: readonly DocumentRule[];
  content: readonly ContentRule[];
  suppressions: readonly Suppression[];
  /** Routes of pages that the build generates from several texts, such as page 2 of a list. */
  generatedRoutes?(checking: Checking): readonly string[];
  /** Addresses in shared files that the engine does not find, because their keys have no address format. */
  addresses?(checking: Checking): readonly Address[];
}
