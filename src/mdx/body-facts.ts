import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Place } from '../content/issue.ts';
import { addressesOf, type BodyAddress } from './addresses-of.ts';
import { elementsOf, headingIds } from './anchors.ts';
import { type Fault, placeOf } from './fault.ts';

/** What the rules of the whole content need to know of a body: plain data, which a cache can keep. */
export interface BodyFacts {
  /** What the body can be refused for by itself. */
  faults: Fault[];
  headings: BodyHeading[];
  blocks: BodyBlock[];
  addresses: BodyAddress[];
}

export interface BodyHeading {
  depth: number;
  /** As written, trimmed. */
  text: string;
  /** The anchor that the page gives it. */
  id: string;
  place: Place;
}

export interface BodyBlock {
  name: string;
  /** The properties written as a text, with their place. */
  texts: Record<string, { value: string; place: Place }>;
}

/** Reads off a tree what the rules need, so that the tree can go. */
export const factsOf = (
  tree: Root,
  { path, text, faults }: { path: string; text: string; faults: Fault[] },
): BodyFacts => ({
  faults,
  headings: headingsOf(tree),
  blocks: elementsOf(tree).map(({ name, attributes }) => ({
    name: name ?? '',
    texts: Object.fromEntries(
      attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
          ? [[one.name, { value: one.value, place: placeOf(one) }]]
          : [],
      ),
    ),
  })),
  addresses: addressesOf(tree, path, text),
});

function headingsOf(tree: Root): BodyHeading[] {
  const ids = headingIds(tree);
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    headings.push(node);
  });
  return headings.map((node) => ({
    depth: node.depth,
    text: textOf(node).trim(),
    id: ids.get(node) ?? '',
    place: placeOf(node),
  }));
}

/** The anchors that editors gave to sections, in the order of the text. */
export const sectionIds = ({ blocks }: BodyFacts) =>
  blocks.flatMap(({ name, texts }) => (name === 'Section' && texts.id ? [texts.id] : []));
