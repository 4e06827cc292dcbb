import type { Document } from '../document.ts';
import type { Reading } from '../documents/read-content.ts';
import type { Diagnosis, Issue } from '../issue.ts';
import type { Suppression } from './suppressions.ts';

export interface Address {
  /** `web`: a field for other sites. */
  kind: 'link' | 'web' | 'picture';
  address: string;
  /** An address in text without `[words](…)` around it. */
  isBare?: boolean;
  from: Document;
  /** Creates an issue at its position; the suggestion is the right address. */
  issue(diagnosis: Diagnosis): Issue;
}

/** Input of the rules. */
export interface Checking extends Reading {
  /** ISO day in the time zone of the site. */
  today: string;
  own: OwnRules;
}

/** A rule on one document, independent of the others: its issues are cached. */
export type DocumentRule = (document: Document) => Issue[];

/** A rule on the whole content. */
export type ContentRule = (checking: Checking) => Issue[];

/** Rules of a site, in addition to the engine's. */
export interface OwnRules {
  /** French titles by permanent rule id. */
  titles: Readonly<Record<string, string>>;
  document: readonly DocumentRule[];
  content: readonly ContentRule[];
  suppressions: readonly Suppression[];
  /** Routes that the build generates from several texts. */
  generatedRoutes?(checking: Checking): readonly string[];
  /** Addresses of shared files that are not in fields of an address format. */
  addresses?(checking: Checking): readonly Address[];
}
