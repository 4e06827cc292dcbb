import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { isError } from '../content/issue.ts';
import type { BodyFacts } from './body-facts.ts';
import { factsOf } from './facts-of.ts';
import { readData } from './frontmatter.ts';
import { keepSoundTree } from './kept-tree.ts';
import { mdxOptions } from './plugins.ts';
import { prepare } from './prepare.ts';
import { contextOf } from './safety/context.ts';
import { pageFaults } from './safety/page-faults.ts';

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

const processor = createProcessor(mdxOptions);

/** Reads the body of a file with the plugins that compile it, up to the code: its facts and every fault. */
export function readBody({ text, path, bodyLine, data }: BodySource): BodyFacts {
  const file = new VFile({ value: text, path });
  if (bodyLine !== undefined) file.data.bodyLine = bodyLine;
  const tree = processor.parse(file) as Root;
  const prepared = prepare(text);
  const { head } = bodyLine === undefined ? prepared : prepare(text, bodyLine);
  const known = data ?? (head === undefined ? {} : readData(head));
  const faults = pageFaults(tree, contextOf(path, text, known));
  const facts = factsOf(tree, { path, text, faults });
  // The compiler finds the body's first line by itself.
  const isSame = bodyLine === undefined || bodyLine === prepared.bodyLine;
  if (!faults.some(isError) && isSame) keepSoundTree({ text, path, tree });
  return facts;
}
