import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Issue } from '../content/issue.ts';
import { addressesOf } from './addresses-of.ts';
import { elementsOf, headingIds } from './anchors.ts';
import type { BodyFacts, BodyHeading } from './body-facts.ts';
import { placeOf } from './nodes-of.ts';

/** Reads off a tree what the rules need, so that the tree can go. */
export const factsOf = (
  tree: Root,
  { path, text, issues }: { path: string; text: string; issues: Issue[] },
): BodyFacts => ({
  issues,
  headings: headingsOf(tree),
  blocks: elementsOf(tree).map((element) => ({
    name: element.name ?? '',
    place: placeOf(element),
    texts: Object.fromEntries(
      element.attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
          ? [[one.name, { value: one.value, place: placeOf(one) }]]
          : [],
      ),
    ),
  })),
  addresses: addressesOf(tree, path, text),
});

const headingsOf = (tree: Root): BodyHeading[] =>
  Array.from(headingIds(tree), ([node, id]) => ({
    depth: node.depth,
    text: textOf(node).trim(),
    id,
    place: placeOf(node),
  }));
