import type { Root } from 'mdast';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { Model } from '../model.ts';
import { typesetData } from '../typeset/typeset.ts';
import { pageOf } from './prepare.ts';

/** Exports the frontmatter of the content reader from the compiled module, typeset by the schema of its kind. Invalid files do not reach it. */
export function remarkFrontmatter(model: Model) {
  const { kinds, kindOf, contentPath } = model;
  return (tree: Root, file: VFile) => {
    const kind = kindOf(contentPath(file.path));
    const schema = kind === undefined ? undefined : kinds[kind]?.schema;
    const yaml = () => typesetData(pageOf(file, model).keys.data, schema);
    unified().use(remarkMdxFrontmatter, { parsers: { yaml } }).runSync(tree, file);
  };
}
