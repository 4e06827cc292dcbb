import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { BodySource } from '../documents/read-mdx.ts';
import { type PageReading, readPage } from '../documents/read-page.ts';
import { contentPath, kindOf, kinds } from '../site/kinds/index.ts';
import { type Issue, issueOf } from '../values/issue.ts';
import { offsetOf } from '../values/positions.ts';
import { normalize } from '../values/text.ts';
import { endAddresses, setPositions } from './bare-addresses.ts';
import { limitOf } from './body-limits.ts';
import { remarkBlocks } from './pair-blocks.ts';
import { plainBody, remarkPlainTexts, restoreCode } from './plain-body.ts';
import { tagSyntax } from './tag-lines.ts';

/** What the steps of parser and compiler know of a body. */
export interface BodyText {
  /** Normalized text of the whole file. */
  text: string;
  /** The text that was parsed, with the offsets of `text`: blanks between exact fences, plain blanks and quotes. */
  source: string;
  /** Keys of the frontmatter, as parsed. */
  data: unknown;
}

declare module 'vfile' {
  interface DataMap {
    body: BodyText;
  }
}

declare module 'mdast' {
  interface RootData {
    /** Issues that were found while parsing. */
    issues?: Issue[];
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

/** A body as check and compiler parse it. */
export interface ParsedBody {
  /** With its blocks; empty for too long a text, which yields an issue. */
  tree: Root;
  body: BodyText;
}

/** Parses the body of a file, by the kind of its path. */
export function parseBody({ path, ...source }: BodySource): ParsedBody {
  const text = normalize(source.text);
  const reading = source.reading ?? readingOf(text, path);
  const { body: written, offsets } = reading;
  const above = text.slice(0, offsetOf(text, { line: offsets.body, column: 1 }));
  const body = {
    text,
    source: blankFrontmatter(above) + plainBody(written),
    data: dataOf(reading),
  };
  const limit = limitOf(written, offsets.body);
  if (limit) {
    const issues = [issueOf(path, limit)];
    return { tree: { type: 'root', children: [], data: { issues } }, body };
  }
  const file = new VFile({ value: body.source, path, data: { body } });
  const tree = parser.parse(file);
  restoreCode(tree, body.source, text);
  endAddresses(tree);
  setPositions(tree, body.source);
  // The steps change the tree in place.
  parser.runSync(tree, file);
  return { tree, body };
}

/** Reads the frontmatter of a file, by the kind of its path from the repository's root. */
export function readingOf(text: string, file: string): PageReading {
  const path = contentPath(file);
  return readPage(text, kinds[kindOf(path) ?? 'page'], path);
}

/** The frontmatter; a key whose value is unreadable YAML is present with the value undefined, so it is not reported as missing. */
function dataOf({ keys: { data, partial } }: PageReading): unknown {
  if (partial.size === 0 || typeof data !== 'object' || data === null) return data;
  return { ...Object.fromEntries(Array.from(partial, (key) => [key, undefined])), ...data };
}

/** Frontmatter of the same length whose keys are blanks: they are read already, and no mark of Markdown in them is one. */
const blankFrontmatter = (above: string) =>
  above.replace(/[^\n]/g, ' ').replace(/^ {3}( *\n[\s\S]*)(?<=\n) {3}( *\n)$/, '---$1---$2');
