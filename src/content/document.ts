import type { Content, Document } from '../engine/document.ts';
import { type FrontmatterOf, KINDS, type Kind } from './kinds/index.ts';
import type { Shared } from './schema/index.ts';

/** A text of a kind of this site, with the type of its keys. */
type DocumentOf<K extends Kind> = Document & {
  kind: K;
  frontmatter: FrontmatterOf<K> | undefined;
};

/** A text of any kind. */
export type TextDocument = { [K in Kind]: DocumentOf<K> }[Kind];

/** Whether a document is a text of a kind: its keys passed the schema of that kind, where it has any. */
export const isOfKind = <K extends Kind>(document: Document, kind: K): document is DocumentOf<K> =>
  document.kind === kind;

const isText = (document: Document): document is TextDocument =>
  KINDS.some((kind) => kind === document.kind);

/** The documents that are texts. */
export const textsOf = (documents: readonly Document[]): TextDocument[] => documents.filter(isText);

/** The documents of one kind. */
export const documentsOf = <K extends Kind>(documents: readonly Document[], kind: K) =>
  documents.filter((document) => isOfKind(document, kind));

/** What the shared files of this site say: each passed its schema, or is undefined. */
export const sharedOf = ({ shared }: Pick<Content, 'shared'>) => shared as Shared;
