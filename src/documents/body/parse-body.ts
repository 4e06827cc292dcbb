import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Body } from '../../model/body.ts';
import { type Issue, issueOf } from '../../values/issue.ts';
import { offsetOf } from '../../values/positions.ts';
import type { PageReading } from '../read-page.ts';
import { endAddresses, setPositions } from './bare-addresses.ts';
import { limitOf } from './body-limits.ts';
import { remarkBlocks } from './pair-blocks.ts';
import { plainBody, remarkPlainTexts, restoreCode } from './plain-body.ts';
import { tagSyntax } from './tag-lines.ts';

declare module 'vfile' {
  interface DataMap {
    /** The text that is parsed. */
    source: string;
    /** Issues that are found while parsing. */
    issues: Issue[];
  }
}

/** Stock Markdown (GFM) without `{…}`, `import` and `export`, then blocks from its HTML tags. */
const parser = unified()
  .data('micromarkExtensions', [tagSyntax])
  .use(remarkParse)
  .use(remarkFrontmatter)
  // One tilde is no strikethrough: in French texts it means « about » or a range, `5~6`.
  .use(remarkGfm, { singleTilde: false })
  .use(remarkBlocks)
  .use(remarkPlainTexts)
  .freeze();

/** Parses the body of a file; `text` is the whole of it, `page` how it was read. */
export function parseBody(file: string, text: string, { body, offsets }: PageReading): Body {
  const above = text.slice(0, offsetOf(text, { line: offsets.body, column: 1 }));
  const source = blankFrontmatter(above) + plainBody(body);
  const limit = limitOf(body, offsets.body);
  if (limit)
    return { tree: { type: 'root', children: [] }, source, issues: [issueOf(file, limit)] };
  const issues: Issue[] = [];
  const vfile = new VFile({ value: source, path: file, data: { source, issues } });
  const tree = parser.parse(vfile);
  restoreCode(tree, source, text);
  endAddresses(tree);
  setPositions(tree, source);
  // The steps change the tree in place.
  parser.runSync(tree, vfile);
  return { tree, source, issues };
}

/** Frontmatter of the same length whose keys are blanks: they are read already, and no mark of Markdown in them is one. */
const blankFrontmatter = (above: string) =>
  above.replace(/[^\n]/g, ' ').replace(/^ {3}( *\n[\s\S]*)(?<=\n) {3}( *\n)$/, '---$1---$2');
