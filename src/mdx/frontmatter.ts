import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { contentPath, kindOf, kinds } from '../content/kinds/index.ts';
import { typesetData } from '../content/typeset.ts';

/** Puts the keys of a page into its node of frontmatter, with French typography in their texts: `remark-mdx-frontmatter` exports them. */
export function remarkTypesetFrontmatter() {
  return (tree: Root, { path, data }: VFile) => {
    const kind = kindOf(contentPath(path));
    const schema = kind === undefined ? undefined : kinds[kind]?.schema;
    const value = JSON.stringify(typesetData(data.body?.data ?? {}, schema));
    tree.children = [
      { type: 'yaml', value },
      ...tree.children.filter(({ type }) => type !== 'yaml'),
    ];
  };
}
