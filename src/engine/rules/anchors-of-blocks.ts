import { sectionAnchor, UniqueIds } from '../anchors.ts';
import type { Document } from '../document.ts';
import { stem } from '../routes.ts';
import type { Checking } from './checking.ts';

/** An anchor that a block makes by itself. */
interface BlockAnchor {
  id: string;
  /** The block's name. */
  block: string;
}

/** The anchors that editors gave to blocks, in the order of the text. */
export const givenAnchors = ({ facts, model }: Document) =>
  facts.blocks.flatMap(({ name, texts }) => texts[model.anchorProperty(name) ?? ''] ?? []);

/** The anchors that blocks make by themselves on the page of a document, or on those that follow it. */
export function anchorsOfBlocks(document: Document, checking: Checking): BlockAnchor[] {
  const { frontmatter, model } = document;
  const page = typeof frontmatter === 'object' && frontmatter !== null ? frontmatter : {};
  return [...new Set(document.facts.blocks.map(({ name }) => name))].flatMap((block) => {
    const { shows, anchors } = model.blockSpecs.get(block) ?? {};
    const ids = [...(shows ? sectionAnchors(shows, checking) : []), ...(anchors?.(page) ?? [])];
    return ids.map((id) => ({ id, block }));
  });
}

/** The anchors of the files of a kind that one page shows: their own, then those of their headings. */
function sectionAnchors(kind: string, { content, model }: Checking): string[] {
  const ids = new UniqueIds(model.frameIds ?? []);
  const sections = content.documents.filter((document) => document.kind === kind);
  const anchors = sections.map(({ path }) => ids.give(sectionAnchor(stem(path))));
  const headings = sections.flatMap(({ facts }) => facts.headings);
  return [...anchors, ...headings.map(({ id }) => ids.give(id))];
}
