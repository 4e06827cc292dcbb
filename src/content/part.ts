import type { FrontmatterOf, Kind } from './kinds/index.ts';
import type { Shared } from './schema/index.ts';

/** One MDX file, read and split. `frontmatter` is undefined when it breaks its schema. */
export interface PartOf<K extends Kind> {
  kind: K;
  /** Path under the content folder: `pages/contact.mdx`. */
  path: string;
  /** Path relative to the repository, for people: `content/pages/contact.mdx`. */
  file: string;
  frontmatter: FrontmatterOf<K> | undefined;
  /** Route without trailing slash; null when the file has no page of its own. */
  route: string | null;
  /** The whole text, normalized. */
  text: string;
  /** 1-based line on which the body begins. */
  bodyLine: number;
  hasBody: boolean;
}

export type Part = { [K in Kind]: PartOf<K> }[Kind];

/** All of `content/`, read once. */
export interface Content extends Shared {
  /** Absolute path of the folder. */
  dir: string;
  parts: Part[];
  /** Paths under the content folder: `images/x.svg`. */
  pictures: string[];
}

/** The parts of one kind. */
export const partsOf = <K extends Kind>(parts: readonly Part[], kind: K): PartOf<K>[] =>
  parts.filter(
    (part): part is Extract<Part, { kind: K }> => part.kind === kind,
  ) as unknown as PartOf<K>[];
