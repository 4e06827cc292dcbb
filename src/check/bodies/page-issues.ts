import type { Nodes, Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { repeatedTitle, titleKeyOf } from '../../mdx/repeated-title.ts';
import type { Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { blockIssues } from './block-issues.ts';
import { type Context, nodeIssue } from './context.ts';
import { shallowLists } from './lists.ts';
import { markdownIssues, picturedNames } from './markdown.ts';
import { notesWithoutText, unreadDefinitions } from './notes.ts';
import { unparsedMarkup } from './unparsed/unparsed-markup.ts';
import { unparsedText } from './unparsed/unparsed-text.ts';

/** Maximum number of issues that are reported for one file: more of them have the same cause. */
const MAX_ISSUES = 200;

/** Issues of one page that need no other file: the check reports them, the compiler fails on errors. */
export function pageIssues(tree: Root, context: Context): Issue[] {
  const title = repeatedTitle(tree, context.file, context.data);
  const unparsed = unparsedText(tree, context);
  const issues: Issue[] = [
    ...(tree.data?.issues ?? []),
    ...(title ? [titleTwice(title, context)] : []),
    ...unreadDefinitions(tree, context),
    ...notesWithoutText(tree, unparsed, context),
    ...unparsedMarkup(unparsed, context),
  ];
  const pictured = picturedNames(tree);
  const unpaired = new Set(tree.data?.issues?.map(({ line, column }) => `${line}:${column}`));
  visit(tree, { inSentence: false, inTable: false });
  issues.sort((a, b) => a.line - b.line || a.column - b.column);
  return issues.slice(0, MAX_ISSUES);

  function visit(node: Nodes, above: { inSentence: boolean; inTable: boolean }): void {
    const isBlock = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const found = isBlock
      ? blockIssues(node, context, above.inSentence)
      : markdownIssues(node, context, pictured);
    // An HTML table is reported one time, at its tag `<table>`, and not at each tag inside.
    // A tag that is to leave its line is not also reported as within a sentence.
    issues.push(
      ...found.filter(
        ({ rule, line, column }) =>
          !(above.inTable && rule === 'html') &&
          !(rule === 'bloc-dans-une-phrase' && unpaired.has(`${line}:${column}`)),
      ),
    );
    if (!('children' in node)) return;
    issues.push(...shallowLists(node.children, context));
    const inTable = above.inTable || (isBlock && /^table$/i.test(node.name ?? ''));
    const inSentence = isSentence(node, above.inSentence);
    for (const child of node.children) visit(child, { inSentence, inTable });
  }
}

/** True if a block directly in `node` is within a sentence; a paragraph that contains only blocks is no sentence. */
function isSentence(node: Nodes, above: boolean): boolean {
  if (node.type === 'paragraph') return !holdsBlocksOnly(node);
  if (node.type === 'mdxJsxTextElement') return above;
  return ['heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell'].includes(node.type);
}

const holdsBlocksOnly = ({ children }: Paragraph) =>
  children.every(
    (child) =>
      child.type === 'mdxJsxTextElement' || (child.type === 'text' && child.value.trim() === ''),
  );

const titleTwice = (title: Nodes, context: Context): Issue =>
  nodeIssue(title, context, {
    rule: 'titre-double',
    severity: 'warning',
    message: `« ${shorten(textOf(title))} » répète la ligne « ${titleKeyOf(context.file)}: » : le site ne montre ce titre qu’une fois.`,
    hint: 'Effacez cette ligne : la page prend son grand titre en haut du fichier.',
  });
