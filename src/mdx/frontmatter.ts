import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { contentPath, kindOf } from '../content/kind-of-file.ts';
import { kinds } from '../content/kinds/index.ts';
import { typesetData } from '../content/typeset.ts';

/** Adds the keys of a page as a node, with French typography in their texts: `remark-mdx-frontmatter` exports it from the compiled module. */
export function remarkFrontmatter() {
  return (tree: Root, { path, data }: VFile) => {
    const kind = kindOf(contentPath(path));
    const schema = kind === undefined ? undefined : kinds[kind]?.schema;
    const value = JSON.stringify(typesetData(data.body?.data ?? {}, schema));
    tree.children.unshift({ type: 'yaml', value });
  };
}
