import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Body } from '../../model/body.ts';
import type { ReadDocument } from '../../model/document.ts';
import { type Fault, type Issue, issueAt, issueOf } from '../../values/issue.ts';
import { offsetOf } from '../../values/positions.ts';
import { endAddresses, remarkAddresses } from './bare-addresses.ts';
import { limitOf } from './body-limits.ts';
import { remarkBlocks } from './pair-blocks.ts';
import { plainBody, remarkPlainTexts, restoreCode } from './plain-body.ts';
import { plainSigns } from './plain-signs.ts';
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
  .data('micromarkExtensions', [tagSyntax, plainSigns])
  .use(remarkParse)
  .use(remarkFrontmatter)
  // One tilde is no strikethrough: in French texts it means « about » or a range, `5~6`.
  .use(remarkGfm, { singleTilde: false })
  .use(remarkAddresses)
  .use(remarkBlocks)
  .use(remarkPlainTexts)
  .freeze();

/** A document with its parsed body. Nobody keeps it: the trees of a thousand texts together take a gigabyte. */
export interface ParsedDocument extends ReadDocument {
  body: Body;
}

/** Parses the body of a document; that of a YAML file is empty. */
export const parse = (document: ReadDocument): ParsedDocument => ({
  ...document,
  body: bodyOf(document),
});

function bodyOf({ kind, file, text, bodyLine }: ReadDocument): Body {
  const from = offsetOf(text, { line: bodyLine, column: 1 });
  const source = plainHead(text.slice(0, from)) + plainBody(text.slice(from));
  const limit = limitOf(text.slice(from), bodyLine);
  const nothing = { tree: { type: 'root', children: [] } satisfies Root, source };
  if (limit) return { ...nothing, issues: [issueOf(file, limit)] };
  if (!kind || from === 0) return { ...nothing, issues: [] };
  const issues: Issue[] = [];
  const vfile = new VFile({ value: source, path: file, data: { source, issues } });
  const tree = parser.parse(vfile);
  const [first] = tree.children;
  if (first?.type !== 'yaml' || first.position?.end.line !== bodyLine - 1)
    return { ...nothing, issues: [issueAt(file, { line: bodyLine - 1, column: 1 }, UNEVEN)] };
  restoreCode(tree, source, text);
  endAddresses(tree);
  // The steps change the tree in place.
  parser.runSync(tree, vfile);
  return { tree, source, issues };
}

/** The frontmatter with plain fences. Blank lines above it stand in it: the offsets of all that follows are those of the file. */
function plainHead(head: string): string {
  const fenced = head.trimStart();
  const plain = fenced.replace(/^---.*$/gm, (fence) => fence.replace(/\s/g, ' '));
  return plain.replace('\n', `\n${head.slice(0, head.length - fenced.length)}`);
}

/** gray-matter ends frontmatter at a line that begins with `---`, and the compiler at a line that is nothing else. */
const UNEVEN: Fault = {
  rule: 'en-tete-non-ferme',
  message:
    'Cette ligne commence par trois tirets, mais n’est pas la ligne « --- » qui finit l’en-tête.',
  hint: 'N’y laissez que les trois tirets si l’en-tête finit ici ; sinon, effacez-les.',
};
