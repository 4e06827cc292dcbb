import type * as z from 'zod';
import { type FrontmatterOf, type Kind, kinds } from '../site/kinds/index.ts';
import type { KindSpec } from '../site/kinds/spec.ts';
import type { Shared } from '../site/schema/index.ts';
import type { Issue, TextPlace } from '../values/issue.ts';
import { type Path, valueAt } from '../values/paths.ts';
import type { BodyFacts } from './body.ts';

/** A content file that is read, and whose body is not parsed yet: its keys, valid or not, with their places. */
export interface ReadDocument {
  /** Path under the content folder: `pages/contact.mdx`. */
  path: string;
  /** Path from the repository's root: `content/pages/contact.mdx`. */
  file: string;
  /** Whole text, without BOM, with `\n` as line end and composed accents (NFC). */
  text: string;
  schema: z.ZodType;
  /** The keys in their plain form (`1 250 000` is a number), with those that follow from others, not validated. */
  data: unknown;
  /** Top-level keys that could not be read whole: their values are not checked. */
  partial: ReadonlySet<string>;
  /** Place of a key, or of its value, in the whole file; for a missing key, of the deepest key on `path` that exists. */
  placeOf(path: Path, part?: 'key' | 'value'): TextPlace;
  /** Undefined for a shared YAML file. */
  kind: Kind | undefined;
  /** The validated keys; undefined when they break their schema. */
  frontmatter: unknown;
  /** Path of its page, without trailing slash; null for a file without a page. */
  route: string | null;
  /** 1-based line on which the body begins: 1 without frontmatter. */
  bodyLine: number;
  hasBody: boolean;
}

/** A document with what was found in its body: what the rules of the check get. */
export interface Document extends ReadDocument {
  facts: BodyFacts;
  /** Issues of the body that need no other file. */
  bodyIssues: readonly Issue[];
}

export interface Content<Stage extends ReadDocument = Document> {
  /** Absolute path of the folder. */
  dir: string;
  documents: readonly Stage[];
  pictures: string[];
  /** Size in bytes of each PDF that the site offers, by its address: `/documents/rapport.pdf`. */
  downloads: Readonly<Record<string, number>>;
  /** Valid data of the files that all pages share, such as `site.yml`, by their name in `sharedFiles`. */
  shared: Readonly<Shared>;
  /** Lines of `content/mots.txt` without remarks: words that no dictionary has, and that are right. */
  ownWords: readonly string[];
}

/** Document of one kind (page, article…), with the type of frontmatter of this kind. */
type DocumentOf<K extends Kind> = Document & {
  kind: K;
  frontmatter: FrontmatterOf<K> | undefined;
};

/** An MDX file, of any kind: a union, in which `kind` determines the type of `frontmatter`. */
export type TextDocument = { [K in Kind]: DocumentOf<K> }[Kind];

/** Whether a document is of a kind. The schema of the kind has validated its frontmatter; undefined when invalid. */
export const isOfKind = <K extends Kind>(document: Document, kind: K): document is DocumentOf<K> =>
  document.kind === kind;

/** The MDX documents, which have a kind; all other documents are YAML files. */
export const textsOf = (documents: readonly Document[]): TextDocument[] =>
  documents.filter((document): document is TextDocument => document.kind !== undefined);

export const documentsOf = <K extends Kind>(documents: readonly Document[], kind: K) =>
  documents.filter((document) => isOfKind(document, kind));

/** Record of a document's kind; undefined for a shared file. */
export const specOf = ({ kind }: Pick<Document, 'kind'>): KindSpec | undefined =>
  kind === undefined ? undefined : kinds[kind];

/** Title in the keys of a document, valid or not; empty without one. */
export function titleIn(document: Pick<Document, 'kind'>, keys: unknown): string {
  const title = valueAt(keys, [specOf(document)?.titledBy ?? 'title']);
  return typeof title === 'string' ? title : '';
}

/** Title of a document, not typeset; empty for invalid frontmatter. */
export const titleOf = (document: TextDocument) => titleIn(document, document.frontmatter);
