import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { BodyFacts } from './body-facts.ts';
import { factsOf } from './facts-of.ts';
import { readData } from './frontmatter.ts';
import { prepare } from './prepare.ts';
import { contextOf } from './safety/context.ts';
import { pageFaults } from './safety/page-faults.ts';
import { syntaxPlugins } from './syntax-plugins.ts';

interface BodySource {
  /** A whole file, frontmatter included: lines are those of the file. */
  text: string;
  /** Path under the content folder, or any longer path. */
  path: string;
  /** 1-based line on which the body begins, when the caller knows better than the `---` lines. */
  bodyLine?: number;
  /** The frontmatter's data, when the caller has read it. */
  data?: unknown;
}

const processor = unified().use(remarkParse).use(remarkMdx).use(syntaxPlugins);

/** Reads the body of a file with the plugins that compile it, up to the code: its facts and every fault. */
export function readBody({ text, path, bodyLine, data }: BodySource): BodyFacts {
  const file = new VFile({ value: text, path });
  if (bodyLine !== undefined) file.data.bodyLine = bodyLine;
  const tree = processor.parse(file) as Root;
  const { yaml } = prepare(text, bodyLine);
  const known = data ?? (yaml === undefined ? {} : readData(yaml));
  const faults = pageFaults(tree, contextOf(path, text, known));
  return factsOf(tree, { path, text, faults });
}
