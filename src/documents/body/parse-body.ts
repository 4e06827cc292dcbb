import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Body } from '../../model/body.ts';
import { type Fault, type Issue, issueAt, issueOf } from '../../values/issue.ts';
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
export function parseBody(file: string, text: string, page: PageReading): Body {
  const { yaml, tail, body, bodyLine } = page;
  // Blank lines above the opening fence stand below it here: the offsets of all that follows are those of the file.
  const fence = page.head.trimStart();
  const lead = page.head.slice(0, page.head.length - fence.length);
  const source = plainFence(fence) + lead + yaml + plainFence(tail) + plainBody(body);
  const limit = limitOf(body, bodyLine);
  const nothing = { tree: { type: 'root', children: [] } satisfies Root, source };
  if (tail === '' || limit) return { ...nothing, issues: limit ? [issueOf(file, limit)] : [] };
  const issues: Issue[] = [];
  const vfile = new VFile({ value: source, path: file, data: { source, issues } });
  const tree = parser.parse(vfile);
  const [first] = tree.children;
  if (first?.type !== 'yaml' || first.value.trim() !== yaml.trim())
    return { ...nothing, issues: [issueAt(file, { line: bodyLine - 1, column: 1 }, UNEVEN)] };
  restoreCode(tree, source, text);
  endAddresses(tree);
  setPositions(tree, source);
  // The steps change the tree in place.
  parser.runSync(tree, vfile);
  return { tree, source, issues };
}

const plainFence = (line: string) => line.replace(/[^\S\n]/g, ' ');

/** gray-matter ends frontmatter at a line that begins with `---`, and the compiler at a line that is nothing else. */
const UNEVEN: Fault = {
  rule: 'en-tete-non-ferme',
  message:
    'Cette ligne commence par trois tirets, mais n’est pas la ligne « --- » qui finit l’en-tête.',
  hint: 'N’y laissez que les trois tirets si l’en-tête finit ici ; sinon, effacez-les.',
};
