import type { Root } from 'mdast';
import { type Extension as FromMarkdown, fromMarkdown } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';
import type { Processor } from 'unified';
import type { Diagnosis } from '../content/issue.ts';
import { type Fault, wrong } from './fault.ts';
import { limitFaults, privateSigns } from './limits.ts';
import { prepare } from './prepare.ts';
import { pairTags, type Report } from './syntax/pair-tags.ts';
import { tagSyntax } from './syntax/tag-syntax.ts';

/** Indented text stays text, and so does HTML; `{`, `import` and `export` mean nothing. */
const plainText: Extension = { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } };

/** What a processor's parser reads texts with. */
interface Readers {
  micromarkExtensions?: Extension[];
  fromMarkdownExtensions?: (FromMarkdown | FromMarkdown[])[];
}

/**
 * Puts the forgiving syntax of bodies (Markdown, blocks and comments) in the place of MDX's own, which
 * `@mdx-js/mdx` registers first: with it go expressions, import and export, and every parser of JavaScript.
 * What would hang the parser does not reach it.
 */
export function remarkSyntax(this: Processor) {
  const data = this.data() as Readers;
  data.micromarkExtensions?.shift();
  data.fromMarkdownExtensions?.shift();
  const parse = (text: string, report: Report): Root => {
    const { syntax, nodes } = tagSyntax(text);
    const tree = fromMarkdown(text, {
      extensions: [...(data.micromarkExtensions ?? []), plainText, syntax],
      mdastExtensions: [...(data.fromMarkdownExtensions ?? []), nodes],
    });
    pairTags(tree, report);
    return tree;
  };
  this.parser = (text, file): Root => {
    const { frontmatter, body } = prepare(text, file.data.bodyLine);
    const judged = frontmatter.replace(/[^\n]+/g, '') + body;
    const faults = limitFaults(judged);
    const report: Report = (place, said) => faults.push(wrong(place, said));
    let tree: Root = { type: 'root', children: [] };
    try {
      if (faults.length === 0) tree = parse(frontmatter + body, report);
    } catch {
      // A parser that fails is a fault of the text, never a stack trace.
      report({ line: 1, column: 1 }, unreadable);
    }
    tree.data = { ...tree.data, faults: [...faults, ...privateSigns(judged)] };
    return tree;
  };
}

declare module 'mdast' {
  interface RootData {
    /** What the parser found wrong; the safety of the page stops on it. */
    faults?: Fault[];
  }
}

declare module 'vfile' {
  interface DataMap {
    /** 1-based line on which the body begins, when the reader of the file knows it. */
    bodyLine: number;
  }
}

const unreadable: Diagnosis = {
  rule: 'texte-illisible',
  message: 'Le site n’arrive pas à lire ce texte.',
  hint: 'Retirez les signes de mise en forme inhabituels.',
};
