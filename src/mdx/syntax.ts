import type { Root } from 'mdast';
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { type Fault, wrong } from './fault.ts';
import { limitFaults } from './limits.ts';
import { plainBlanks } from './plain-blanks.ts';
import { prepare } from './prepare.ts';
import { privateSigns } from './private-signs.ts';
import { tagInFlow, tagInText } from './syntax/tag-construct.ts';
import { tagNodes } from './syntax/tag-nodes.ts';

const LESS_THAN = 60;

/**
 * The forgiving syntax of bodies: Markdown, blocks and comments. Indented text stays text, and so
 * does HTML; `{`, `import` and `export` mean nothing.
 */
const syntax: Extension = {
  flow: { [LESS_THAN]: tagInFlow },
  text: { [LESS_THAN]: tagInText },
  disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] },
};

/** What a processor's parser reads texts with. */
interface Readers {
  micromarkExtensions?: Extension[];
  fromMarkdownExtensions?: (FromMarkdown | FromMarkdown[])[];
}

/**
 * Puts this syntax in the place of MDX's own, which `@mdx-js/mdx` registers first: with it go
 * expressions, import and export, and every parser of JavaScript. What would hang the parser does not
 * reach it.
 */
export function remarkSyntax(this: Processor) {
  const data = this.data() as Readers;
  data.micromarkExtensions?.splice(0, 1, syntax);
  data.fromMarkdownExtensions?.splice(0, 1, tagNodes);
  const parser = this.parser as ParserOf<Root>;
  this.parser = (text, file): Root => {
    const { frontmatter, body: written } = prepare(text, file.data.bodyLine);
    const body = plainBlanks(written);
    const judged = frontmatter.replace(/[^\n]+/g, '') + body;
    const faults = limitFaults(judged);
    const tree =
      faults.length > 0 ? emptyRoot(faults) : parseSafely(() => parser(frontmatter + body, file));
    tree.data = { ...tree.data, faults: [...(tree.data?.faults ?? []), ...privateSigns(judged)] };
    return tree;
  };
}

declare module 'vfile' {
  interface DataMap {
    /** 1-based line on which the body begins, when the reader of the file knows it. */
    bodyLine: number;
  }
}

type ParserOf<Tree> = (text: string, file: VFile) => Tree;

const emptyRoot = (faults: Fault[]): Root => ({ type: 'root', children: [], data: { faults } });

/** A parser that fails all the same is a fault of the text, never a stack trace. */
function parseSafely(parse: () => Root): Root {
  try {
    return parse();
  } catch (error) {
    return emptyRoot([unreadable(error)]);
  }
}

/** An error of the parser in words of our own: of the library's, only the place is kept. */
function unreadable(error: unknown): Fault {
  const known = typeof error === 'object' && error !== null ? error : {};
  const line = 'line' in known && typeof known.line === 'number' ? known.line : 1;
  const column = 'column' in known && typeof known.column === 'number' ? known.column : 1;
  return wrong(
    { line, column },
    {
      rule: 'texte-illisible',
      message: 'Le site n’arrive pas à lire ce texte à partir d’ici.',
      hint: 'Simplifiez ce passage : retirez les signes de mise en forme inhabituels.',
    },
  );
}
