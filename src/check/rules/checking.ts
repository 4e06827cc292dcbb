import type { Document } from '../../content/document.ts';
import type { Reading } from '../../documents/read-files.ts';
import type { Diagnosis, Issue } from '../../values/issue.ts';

export interface Address {
  /** `web`: a frontmatter value for the address of another site. */
  kind: 'link' | 'web' | 'picture';
  address: string;
  from: Document;
  /** Creates an issue at the address; the suggestion of the diagnosis is only the corrected address. */
  issue(diagnosis: Diagnosis): Issue;
}

/** Input of the rules on the whole content. */
export interface Checking extends Reading {
  /** ISO day in the time zone of the site. */
  today: string;
}

/** A rule that needs only one document, so its issues are cached until the document changes. */
export type DocumentRule = (document: Document) => Issue[];

/** A rule that needs the whole content: it runs in each check. */
export type ContentRule = (checking: Checking) => Issue[];
