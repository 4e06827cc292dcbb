import type { Root } from 'mdast';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { parse } from 'yaml';
import { isLongFrontmatter } from '../limits.ts';
import type { Model } from '../model.ts';
import { typesetData } from '../typeset/typeset.ts';

/** Errors are reported by `documents/`: their pretty text would take seconds where they are thousands. */
const OPTIONS = {
  schema: 'core',
  merge: false,
  maxAliasCount: 20,
  logLevel: 'error',
  prettyErrors: false,
} as const;

/**
 * Has the compiled module export the frontmatter: plain YAML of the core schema, typeset in French by the schema that the
 * path of the file says. Only texts that passed the check come here.
 */
export function remarkFrontmatter({ kinds, kindOf, contentPath }: Model) {
  return (tree: Root, file: VFile) => {
    const kind = kindOf(contentPath(file.path ?? ''));
    const schema = kind === undefined ? undefined : kinds[kind]?.schema;
    const yaml = (text: string) => typesetData(parse(text, OPTIONS), schema);
    unified().use(remarkMdxFrontmatter, { parsers: { yaml } }).runSync(tree, file);
  };
}

/** The frontmatter's data as written; undefined when it cannot be read, or is too long to be. */
export function readData(text: string): unknown {
  if (isLongFrontmatter(text.split('\n'))) return undefined;
  try {
    return parse(text, OPTIONS) ?? {};
  } catch {
    return undefined;
  }
}
