import type { z } from 'zod';
import type { BodyFacts } from './body-facts.ts';
import type { KindSpec } from './definition.ts';
import type { Position } from './issue.ts';
import type { Model } from './model.ts';
import type { Path } from './values/paths.ts';

/** The keys of a file as written, valid or not, with their positions. */
export interface FrontmatterSource {
  model: Model;
  /** Path under the content folder: `pages/contact.mdx`. */
  path: string;
  /** Path from the repository's root: `content/pages/contact.mdx`. */
  file: string;
  /** Whole text, normalized. */
  text: string;
  /** 1-based first and last line of the keys. */
  lines: { from: number; to: number };
  schema: z.ZodType;
  /** Plain data, valid or not; undefined when unreadable. */
  data: unknown;
  /** Top-level keys with an unreadable line: their values are not checked. */
  partial: ReadonlySet<string>;
  /** Position of a key, or of its value, in the whole file. */
  positionOf(path: Path, part?: 'key' | 'value'): Position;
  /** Corrected line of a key or its value, with its 1-based column. */
  lineAt(path: Path, part?: 'key' | 'value'): { text: string; column: number };
  /** Top-level key of a line: empty for a line of none, undefined below the keys. */
  blockOf(line: number): string | undefined;
}

/** A file of content as written, which the rules read. */
export interface Document extends FrontmatterSource {
  /** Undefined for a shared YAML file. */
  kind: string | undefined;
  /** The validated keys; undefined when they break their schema. */
  frontmatter: unknown;
  /** Without trailing slash; null for a file without a page. */
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
  /** Values of the shared files, by record name; undefined when a required file is absent or faulty. */
  shared: Readonly<Record<string, unknown>>;
}

export const textsOf = (documents: readonly Document[]): Text[] =>
  documents.filter((document): document is Text => document.kind !== undefined);

/** Record of a document's kind; undefined for a shared file. */
export const specOf = ({ kind, model }: Pick<Document, 'kind' | 'model'>): KindSpec | undefined =>
  kind === undefined ? undefined : model.kinds[kind];
