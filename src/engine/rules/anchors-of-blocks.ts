import { sectionAnchor, UniqueIds } from '../../content/anchors.ts';
import { anchorProperty, blockSpec } from '../../content/blocks.ts';
import type { Kind } from '../../content/kinds/index.ts';
import { stem } from '../../content/routes.ts';
import { type Document, documentsOf } from '../document.ts';
import type { Checking } from './checking.ts';

/** An anchor that a block makes by itself. */
interface BlockAnchor {
  id: string;
  /** The block's name. */
  block: string;
}

/** The anchors that editors gave to blocks, in the order of the text. */
export const givenAnchors = ({ facts }: Document) =>
  facts.blocks.flatMap(({ name, texts }) => texts[anchorProperty(name) ?? ''] ?? []);

/** The anchors that blocks make by themselves on the page of a document, or on those that follow it. */
export function anchorsOfBlocks(document: Document, checking: Checking): BlockAnchor[] {
  const page = document.kind === 'page' ? document.frontmatter : undefined;
  return [...new Set(document.facts.blocks.map(({ name }) => name))].flatMap((block) => {
    const { shows, anchors } = blockSpec(block) ?? {};
    const ids = [
      ...(shows ? sectionAnchors(shows, checking) : []),
      ...(anchors?.(page ?? {}) ?? []),
    ];
    return ids.map((id) => ({ id, block }));
  });
}

/** The anchors of the files of a kind that one page shows: their own, then those of their headings. */
function sectionAnchors(kind: Kind, { content }: Checking): string[] {
  const ids = new UniqueIds();
  const sections = documentsOf(content.documents, kind);
  const anchors = sections.map(({ path }) => ids.give(sectionAnchor(stem(path))));
  const headings = sections.flatMap(({ facts }) => facts.headings);
  return [...anchors, ...headings.map(({ id }) => ids.give(id))];
}
