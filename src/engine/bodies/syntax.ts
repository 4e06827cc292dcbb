import type { Root } from 'mdast';
import { type Extension as FromMarkdown, fromMarkdown } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';
import type { Processor } from 'unified';
import { type Diagnosis, type Issue, issueAt } from '../issue.ts';
import type { Model } from '../model.ts';
import { limitIssue, privateSigns } from './limits.ts';
import { plainBlanks, prepare } from './prepare.ts';
import { pairTags } from './syntax/pair-tags.ts';
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
export function remarkSyntax(this: Processor, { tags }: Model) {
  const data = this.data() as Readers;
  data.micromarkExtensions?.shift();
  data.fromMarkdownExtensions?.shift();
  const read = (text: string, file: string): Root => {
    const { syntax, nodes } = tagSyntax(text, tags);
    const tree = fromMarkdown(text, {
      extensions: [...(data.micromarkExtensions ?? []), plainText, syntax],
      mdastExtensions: [...(data.fromMarkdownExtensions ?? []), nodes],
    });
    return withIssues(tree, pairTags(tree, file, tags));
  };
  this.parser = (text, { path = '', data: { bodyLine } }): Root => {
    const { frontmatter, body } = prepare(text, bodyLine);
    const judged = frontmatter.replace(/[^\n]+/g, '') + plainBlanks(body);
    const limit = limitIssue(judged, path);
    if (limit) return withIssues(EMPTY, [limit]);
    try {
      const tree = read(frontmatter + plainBlanks(body), path);
      return withIssues(tree, privateSigns(judged, path));
    } catch {
      // A parser that fails is a fault of the text, never a stack trace.
      return withIssues(EMPTY, [issueAt(path, { line: 1, column: 1 }, unreadable)]);
    }
  };
}

const EMPTY: Root = { type: 'root', children: [] };

const withIssues = (tree: Root, issues: Issue[]): Root => ({
  ...tree,
  data: { issues: [...(tree.data?.issues ?? []), ...issues] },
});

declare module 'mdast' {
  interface RootData {
    /** What the parser found wrong; the safety of the page stops on it. */
    issues?: Issue[];
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
