import { sectionAnchor, UniqueIds } from '../content/anchors.ts';
import type { Kind } from '../content/kinds/index.ts';
import { categoryAnchor } from '../content/listing.ts';
import { type Part, partsOf } from '../content/part.ts';
import { stem } from '../content/routes.ts';
import { ARTICLE_CATEGORIES, TAB_PLACES } from '../content/vocabulary.ts';
import type { Checking } from './checking.ts';

/** An anchor that a block makes by itself. */
interface BlockAnchor {
  id: string;
  /** The block's name. */
  block: string;
}

/** The anchors that blocks make by themselves on the page of a part, or on those that follow it. */
export function anchorsOfBlocks(part: Part, checking: Checking): BlockAnchor[] {
  const placed = new Set(checking.factsOf(part).blocks.map(({ name }) => name));
  return Object.entries(MADE).flatMap(([block, made]) =>
    placed.has(block) ? made(part, checking).map((id) => ({ id, block })) : [],
  );
}

const MADE: Readonly<Record<string, (part: Part, checking: Checking) => string[]>> = {
  Charter: (_, checking) => sectionAnchors('charte', checking),
  Faq: (_, checking) => sectionAnchors('faq', checking),
  ArticleList: () => ARTICLE_CATEGORIES.map(categoryAnchor),
  ParticipateTabs: (part) => {
    const tabs = part.kind === 'page' ? part.frontmatter?.tabs : undefined;
    return (tabs ?? []).map(({ id }) => TAB_PLACES[id]);
  },
};

/** The anchors of the files of a kind that one page shows: their own, then those of their headings. */
function sectionAnchors(kind: Kind, { content, factsOf }: Checking): string[] {
  const ids = new UniqueIds();
  const sections = partsOf(content.parts, kind) as Part[];
  const anchors = sections.map(({ path }) => ids.give(sectionAnchor(stem(path))));
  const headings = sections.flatMap((section) => factsOf(section).headings);
  return [...anchors, ...headings.map(({ id }) => ids.give(id))];
}
