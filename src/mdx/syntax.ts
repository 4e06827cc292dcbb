import type { Root } from 'mdast';
import { type Extension as FromMarkdown, fromMarkdown } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';
import type { Processor } from 'unified';
import type { Model } from '../content/model.ts';
import type { PageReading } from '../documents/read-page.ts';
import { type Diagnosis, type Issue, issueAt } from '../values/issue.ts';
import { endAddresses } from './bare-addresses.ts';
import { limitIssue, privateCharacters } from './body-limits.ts';
import { plainBlanks, readingOf } from './prepare.ts';
import { pairTags } from './syntax/pair-tags.ts';
import { tagSyntax } from './syntax/tag-syntax.ts';

/** Turns off indented code and HTML: Markdown parses both as text. */
const plainText: Extension = { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } };

interface Readers {
  micromarkExtensions?: Extension[];
  fromMarkdownExtensions?: (FromMarkdown | FromMarkdown[])[];
}

/** Sets the parser of bodies: Markdown, tags and comments, no `{…}`, `import` or `export`. Too long a text: empty tree and an issue. */
export function remarkSyntax(this: Processor, model: Model) {
  const { tags } = model;
  const data = this.data() as Readers;
  const read = (text: string, file: string): Root => {
    const { syntax, nodes } = tagSyntax(text, tags);
    const tree = fromMarkdown(text, {
      extensions: [...(data.micromarkExtensions ?? []), plainText, syntax],
      mdastExtensions: [...(data.fromMarkdownExtensions ?? []), nodes],
    });
    endAddresses(tree, text);
    return withIssues(tree, pairTags(tree, file, tags));
  };
  this.parser = (_, file): Root => {
    const { path } = file;
    const page = readingOf(file, model);
    // Blank lines replace the frontmatter, so that line numbers are those of the file.
    const blanked = '\n'.repeat(page.offsets.body - 1) + plainBlanks(page.body);
    const limit = limitIssue(blanked, path);
    if (limit) return withIssues(EMPTY, [limit]);
    try {
      const tree = read(straightHead(page) + blanked.slice(page.offsets.body - 1), path);
      return withIssues(tree, privateCharacters(blanked, path));
    } catch {
      // If the parser throws, the editor gets an issue of this text instead of a stack trace.
      return withIssues(EMPTY, [issueAt(path, { line: 1, column: 1 }, unreadable)]);
    }
  };
}

/** The frontmatter as remark-frontmatter needs it: `---` on the first line. The number of lines stays the same. */
function straightHead({ yaml, offsets }: PageReading): string {
  const keys = `---\n${'\n'.repeat(Math.max(offsets.yaml - 2, 0))}${yaml}---\n`;
  const below = offsets.body - keys.split('\n').length;
  return offsets.yaml > 1 && below >= 0 ? keys + '\n'.repeat(below) : '\n'.repeat(offsets.body - 1);
}

const EMPTY: Root = { type: 'root', children: [] };

const withIssues = (tree: Root, issues: Issue[]): Root => ({
  ...tree,
  data: { issues: [...(tree.data?.issues ?? []), ...issues] },
});

declare module 'mdast' {
  interface RootData {
    /** Issues that the parser found. */
    issues?: Issue[];
  }
}

const unreadable: Diagnosis = {
  rule: 'texte-illisible',
  message: 'Le site n’arrive pas à lire ce texte.',
  hint: 'Retirez les signes de mise en forme inhabituels.',
};
