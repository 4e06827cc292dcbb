import { sectionAnchor, UniqueIds } from '../content/anchors.ts';
import { type Document, documentsOf } from '../content/document.ts';
import type { Kind } from '../content/kinds/index.ts';
import { categoryAnchor } from '../content/listing.ts';
import { stem } from '../content/routes.ts';
import { ARTICLE_CATEGORIES, TAB_PLACES } from '../content/vocabulary.ts';
import type { Checking } from './checking.ts';

/** An anchor that a block makes by itself. */
interface BlockAnchor {
  id: string;
  /** The block's name. */
  block: string;
}

/** The anchors that blocks make by themselves on the page of a document, or on those that follow it. */
export function anchorsOfBlocks(document: Document, checking: Checking): BlockAnchor[] {
  const placed = new Set(document.facts.blocks.map(({ name }) => name));
  return Object.entries(MADE).flatMap(([block, made]) =>
    placed.has(block) ? made(document, checking).map((id) => ({ id, block })) : [],
  );
}

const MADE: Readonly<Record<string, (document: Document, checking: Checking) => string[]>> = {
  Charter: (_, checking) => sectionAnchors('charte', checking),
  Faq: (_, checking) => sectionAnchors('faq', checking),
  ArticleList: () => ARTICLE_CATEGORIES.map(categoryAnchor),
  ParticipateTabs: ({ kind, frontmatter }) => {
    const tabs = kind === 'page' ? frontmatter?.tabs : undefined;
    return (tabs ?? []).map(({ id }) => TAB_PLACES[id]);
  },
};

/** The anchors of the files of a kind that one page shows: their own, then those of their headings. */
function sectionAnchors(kind: Kind, { content }: Checking): string[] {
  const ids = new UniqueIds();
  const sections = documentsOf(content.documents, kind);
  const anchors = sections.map(({ path }) => ids.give(sectionAnchor(stem(path))));
  const headings = sections.flatMap(({ facts }) => facts.headings);
  return [...anchors, ...headings.map(({ id }) => ids.give(id))];
}
