import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { model } from '../content/model.ts';
import { typesetData } from '../content/typeset.ts';

/** Adds the keys of a page as a node, with French typography in their texts: `remark-mdx-frontmatter` exports it from the compiled module. */
export function remarkFrontmatter() {
  return (tree: Root, { path, data }: VFile) => {
    const kind = model.kindOf(model.contentPath(path));
    const schema = kind === undefined ? undefined : model.kinds[kind]?.schema;
    const value = JSON.stringify(typesetData(data.body?.data ?? {}, schema));
    tree.children.unshift({ type: 'yaml', value });
  };
}
