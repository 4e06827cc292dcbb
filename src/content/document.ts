import type { Content, Document } from '../engine/document.ts';
import { type FrontmatterOf, KINDS, type Kind } from './kinds/index.ts';
import type { Shared } from './schema/index.ts';

/** Document of a kind, with its type of frontmatter. */
type DocumentOf<K extends Kind> = Document & {
  kind: K;
  frontmatter: FrontmatterOf<K> | undefined;
};

/** Document of any kind. */
export type TextDocument = { [K in Kind]: DocumentOf<K> }[Kind];

/** Whether a document is of a kind; its frontmatter is validated by the schema of the kind, or undefined. */
export const isOfKind = <K extends Kind>(document: Document, kind: K): document is DocumentOf<K> =>
  document.kind === kind;

const isText = (document: Document): document is TextDocument =>
  KINDS.some((kind) => kind === document.kind);

/** Documents that are of a kind; others are shared YAML files. */
export const textsOf = (documents: readonly Document[]): TextDocument[] => documents.filter(isText);

export const documentsOf = <K extends Kind>(documents: readonly Document[], kind: K) =>
  documents.filter((document) => isOfKind(document, kind));

/** Data of the shared YAML files, each validated or undefined. */
export const sharedOf = ({ shared }: Pick<Content, 'shared'>) => shared as Shared;
