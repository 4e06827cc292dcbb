import type { z } from 'zod';
import type { BodyFacts } from './body-facts.ts';
import type { KindSpec } from './definition.ts';
import type { Position } from './issue.ts';
import type { Model } from './model.ts';
import type { Path } from './values/paths.ts';

/** What is known of the keys of a file as it stands on disk, with whatever is wrong in them. */
export interface FrontmatterSource {
  /** The site that it belongs to. */
  model: Model;
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
  /** Position of a key, or of its value, in the whole file. */
  positionOf(path: Path, part?: 'key' | 'value'): Position;
  /** The line where a key or its value stands, as it reads once corrected, and the 1-based column there. */
  lineAt(path: Path, part?: 'key' | 'value'): { text: string; column: number };
  /** The top-level key that a line belongs to: empty for a line of none, undefined for one below the keys. */
  blockOf(line: number): string | undefined;
}

/** A file of content as it stands on disk: what the rules look at. */
export interface Document extends FrontmatterSource {
  /** Undefined for a shared YAML file, all of which is keys. */
  kind: string | undefined;
  /** The keys where all are right; undefined when they break their schema. */
  frontmatter: unknown;
  /** Route without trailing slash; null when the file has no page of its own. */
  route: string | null;
  /** 1-based line on which the body begins. */
  bodyLine: number;
  hasBody: boolean;
  /** What reading its body gave: found when it is asked for. */
  readonly facts: BodyFacts;
}

/** A document of a kind: one MDX file. */
export type Text = Document & { kind: string };

/** All of a content folder, read once. */
export interface Content {
  /** Absolute path of the folder. */
  dir: string;
  /** The texts, then the shared files. */
  documents: readonly Document[];
  /** Paths under the content folder: `images/x.svg`. */
  pictures: string[];
  /** What the shared files say, by the names of their records; undefined where one that is needed is absent or faulty. */
  shared: Readonly<Record<string, unknown>>;
}

/** The documents that are texts. */
export const textsOf = (documents: readonly Document[]): Text[] =>
  documents.filter((document): document is Text => document.kind !== undefined);

/** The record of a document's kind; undefined for a shared file. */
export const specOf = ({ kind, model }: Pick<Document, 'kind' | 'model'>): KindSpec | undefined =>
  kind === undefined ? undefined : model.kinds[kind];
