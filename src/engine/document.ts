import type { z } from 'zod';
import type { FrontmatterOf, Kind } from '../content/kinds/index.ts';
import type { Shared } from '../content/schema/index.ts';
import type { BodyFacts } from './body-facts.ts';
import type { Place } from './issue.ts';
import type { Path } from './values/paths.ts';

/** What is known of the keys of a file as it stands on disk, with whatever is wrong in them. */
export interface Keyed {
  /** Path under the content folder: `pages/contact.mdx`. */
  path: string;
  /** Path relative to the repository, for people: `content/pages/contact.mdx`. */
  file: string;
  /** The whole text, normalized, as its editor sees it. */
  text: string;
  /** 1-based first and last line of the keys. */
  lines: { from: number; to: number };
  schema: z.ZodType;
  /** The keys as plain data, valid or not; undefined when they could not be read. */
  data: unknown;
  /** Top-level keys of which a line could not be read: nothing is to be counted in them, or said of their values. */
  partial: ReadonlySet<string>;
  /** Place of a key, or of its value, in the whole file. */
  placeOf(path: Path, part?: 'key' | 'value'): Place;
  /** The line where a key or its value stands, as it reads once corrected, and the 1-based column there. */
  lineAt(path: Path, part?: 'key' | 'value'): { text: string; column: number };
  /** The top-level key that a line belongs to: empty for a line of none, undefined for one below the keys. */
  blockOf(line: number): string | undefined;
}

/** A file of content as it stands on disk: what the rules look at. */
export interface DocumentOf<K extends Kind | undefined> extends Keyed {
  /** Undefined for a shared YAML file, all of which is keys. */
  kind: K;
  /** The keys where all are right; undefined when they break their schema. */
  frontmatter: (K extends Kind ? FrontmatterOf<K> : unknown) | undefined;
  /** Route without trailing slash; null when the file has no page of its own. */
  route: string | null;
  /** 1-based line on which the body begins. */
  bodyLine: number;
  hasBody: boolean;
  /** What reading its body gave: found when it is asked for. */
  readonly facts: BodyFacts;
}

/** A document of a kind: one MDX file. */
export type TextDocument = { [K in Kind]: DocumentOf<K> }[Kind];

export type Document = TextDocument | DocumentOf<undefined>;

/** All of `content/`, read once. */
export interface Content extends Shared {
  /** Absolute path of the folder. */
  dir: string;
  /** The texts, then the shared files. */
  documents: readonly Document[];
  /** Paths under the content folder: `images/x.svg`. */
  pictures: string[];
}

/** The documents that are texts. */
export const textsOf = (documents: readonly Document[]): TextDocument[] =>
  documents.filter((document) => document.kind !== undefined);

/** The documents of one kind. */
export const documentsOf = <K extends Kind>(documents: readonly Document[], kind: K) =>
  documents.filter(
    (document): document is Extract<TextDocument, { kind: K }> => document.kind === kind,
  );
