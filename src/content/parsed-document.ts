import type { z } from 'zod';
import type { Position } from '../values/issue.ts';
import type { Path } from '../values/paths.ts';
import type { BodyFacts } from './body-facts.ts';
import type { Model } from './model.ts';
import type { KindSpec } from './records.ts';

/** The keys of a file as written, valid or not, with their positions. */
export interface FrontmatterSource {
  model: Model;
  /** Path under the content folder: `pages/contact.mdx`. */
  path: string;
  /** Path from the repository's root: `content/pages/contact.mdx`. */
  file: string;
  /** Whole text, without BOM, with `\n` as line end and composed accents (NFC). */
  text: string;
  /** 1-based first and last line of the keys, without the `---` lines. */
  lines: { from: number; to: number };
  schema: z.ZodType;
  /** Parsed YAML, not validated; undefined when it could not be parsed. */
  data: unknown;
  /** Top-level keys with a line that could not be parsed: their values are incomplete, and not checked. */
  partial: ReadonlySet<string>;
  /** Position of a key, or of its value, in the whole file. */
  positionOf(path: Path, part?: 'key' | 'value'): Position;
  /** Line of a key or its value, after the reader's corrections of common mistakes, and the 1-based column in that line. */
  lineAt(path: Path, part?: 'key' | 'value'): { text: string; column: number };
  /** Top-level key to which a line belongs: empty for a line above the first key, undefined in the body. */
  blockOf(line: number): string | undefined;
}

/** A content file as written: what the rules of the check get. */
export interface Document extends FrontmatterSource {
  /** Undefined for a shared YAML file. */
  kind: string | undefined;
  /** The validated keys; undefined when they break their schema. */
  frontmatter: unknown;
  /** Path of its page, without trailing slash; null for a file without a page. */
  route: string | null;
  /** 1-based line on which the body begins. */
  bodyLine: number;
  hasBody: boolean;
  /** Computed at first access. */
  readonly facts: BodyFacts;
}

/** An MDX file. */
export type Text = Document & { kind: string };

export interface Content {
  /** Absolute path of the folder. */
  dir: string;
  documents: readonly Document[];
  pictures: string[];
  /** Valid data of the shared YAML files, by their name in `model.sharedFiles`; undefined for a missing or invalid file. */
  shared: Readonly<Record<string, unknown>>;
}

export const textsOf = (documents: readonly Document[]): Text[] =>
  documents.filter((document): document is Text => document.kind !== undefined);

/** Definition of a document's kind; undefined for a shared file. */
export const specOf = ({ kind, model }: Pick<Document, 'kind' | 'model'>): KindSpec | undefined =>
  kind === undefined ? undefined : model.kinds[kind];
