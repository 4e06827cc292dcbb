import type { Root } from 'mdast';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Processor, Transformer } from 'unified';
import { elementsOf } from './anchors.ts';
import { parseFrontmatter } from './frontmatter.ts';

/** Exports the frontmatter from a body that hands something of it to a block; few do. */
export function remarkFrontmatter(this: Processor): Transformer<Root> {
  const add = remarkMdxFrontmatter.call(this, { parsers: { yaml: parseFrontmatter } });
  return (tree, file) => {
    if (usesFrontmatter(tree)) add?.(tree, file, () => {});
  };
}

const usesFrontmatter = (tree: Root) =>
  elementsOf(tree).some(({ attributes }) =>
    attributes.some(({ value }) => typeof value === 'object' && value !== null),
  );
