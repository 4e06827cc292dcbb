import { type FrontmatterOf, KINDS, type Kind } from './kinds/index.ts';
import type { Content, Document } from './parsed-document.ts';
import type { Shared } from './schema/index.ts';

/** Document of one kind (page, article…), with the type of frontmatter of this kind. */
type DocumentOf<K extends Kind> = Document & {
  kind: K;
  frontmatter: FrontmatterOf<K> | undefined;
};

/** Document of any kind: a union, in which `kind` determines the type of `frontmatter`. */
export type TextDocument = { [K in Kind]: DocumentOf<K> }[Kind];

/** Whether a document is of a kind. The schema of the kind has validated its frontmatter; undefined when invalid. */
export const isOfKind = <K extends Kind>(document: Document, kind: K): document is DocumentOf<K> =>
  document.kind === kind;

const isText = (document: Document): document is TextDocument =>
  KINDS.some((kind) => kind === document.kind);

/** The MDX documents, which have a kind; all other documents are YAML files. */
export const textsOf = (documents: readonly Document[]): TextDocument[] => documents.filter(isText);

export const documentsOf = <K extends Kind>(documents: readonly Document[], kind: K) =>
  documents.filter((document) => isOfKind(document, kind));

/** Data of the YAML files that all pages share, such as `site.yml`, with the types of their schemas. */
export const sharedOf = ({ shared }: Pick<Content, 'shared'>) => shared as Shared;
