import type { Root } from 'mdast';
import type { Extension } from 'micromark-util-types';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList, Processor } from 'unified';
import { type Issue, issueAt } from '../values/issue.ts';
import { offsetOf } from '../values/positions.ts';
import { normalize } from '../values/text.ts';
import { endAddresses, setPositions } from './bare-addresses.ts';
import { limitIssue } from './body-limits.ts';
import { remarkBlocks } from './pair-blocks.ts';
import { plainBody, remarkPlainTexts, restoreCode } from './plain-body.ts';
import { tagSyntax } from './tag-lines.ts';

/** A page as the reader of frontmatter splits it. That reader is a room above, so it is handed in. */
export interface PageText {
  body: string;
  /** 1-based line on which the body begins. */
  bodyLine: number;
  /** Keys of the frontmatter, as parsed. */
  data: unknown;
}

/** Splits the normalized text of the file at `path`. */
type ReadPageText = (text: string, path: string) => PageText;

export interface ParsedBody extends PageText {
  /** Normalized text of the whole file. */
  text: string;
  /** The text that was parsed, with the offsets of `text`: blanks between exact fences, plain blanks and quotes. */
  source: string;
}

declare module 'vfile' {
  interface DataMap {
    body: ParsedBody;
    /** The page, where it is split already. */
    page: PageText;
  }
}

declare module 'mdast' {
  interface RootData {
    /** Issues that were found while parsing. */
    issues?: Issue[];
  }
}

/** Plugins that parse a body: stock Markdown (GFM) without `{…}`, `import` and `export`, then blocks from its HTML tags. */
export const bodySyntax = (readPageText: ReadPageText): PluggableList => [
  [remarkBody, readPageText],
  remarkFrontmatter,
  // One tilde is no strikethrough: in French texts it means « about » or a range, `5~6`.
  [remarkGfm, { singleTilde: false }],
  remarkBlocks,
  remarkPlainTexts,
];

/** Prepares the text for the Markdown parser of the processor. Too long a text: empty tree and an issue. */
function remarkBody(this: Processor, readPageText: ReadPageText) {
  const data: { micromarkExtensions?: Extension[] } = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), tagSyntax];
  const parse = this.parser;
  this.parser = (_, file): Root => {
    const text = normalize(String(file));
    const page = file.data.page ?? readPageText(text, file.path);
    const above = text.slice(0, offsetOf(text, { line: page.bodyLine, column: 1 }));
    const source = blankFrontmatter(above) + plainBody(page.body);
    file.data.body = { ...page, text, source };
    const limit = limitIssue(page.body, page.bodyLine);
    if (limit) {
      const { position, ...diagnosis } = limit;
      return { ...EMPTY, data: { issues: [issueAt(file.path, position, diagnosis)] } };
    }
    const tree = parse?.(source, file) as Root;
    restoreCode(tree, source, text);
    endAddresses(tree);
    setPositions(tree, source);
    return tree;
  };
}

/** Frontmatter of the same length whose keys are blanks: they are read already, and no mark of Markdown in them is one. */
const blankFrontmatter = (above: string) =>
  above.replace(/[^\n]/g, ' ').replace(/^ {3}( *\n[\s\S]*)(?<=\n) {3}( *\n)$/, '---$1---$2');

const EMPTY: Root = { type: 'root', children: [] };
