import type { Root } from 'mdast';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { Model } from '../content/model.ts';
import { typesetData } from '../content/typeset.ts';
import { readingOf } from './prepare.ts';

/** Adds the export `frontmatter` to the compiled module: the data of a page, with French typography in its texts. */
export function remarkFrontmatter(model: Model) {
  const { kinds, kindOf, contentPath } = model;
  return (tree: Root, file: VFile) => {
    const kind = kindOf(contentPath(file.path));
    const schema = kind === undefined ? undefined : kinds[kind]?.schema;
    const yaml = () => typesetData(readingOf(file, model).keys.data, schema);
    unified().use(remarkMdxFrontmatter, { parsers: { yaml } }).runSync(tree, file);
  };
}
