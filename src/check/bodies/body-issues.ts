import type { Nodes, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { repeatedTitle, titleKeyOf } from '../../documents/body/headings.ts';
import { nodeIssue } from '../../documents/body/node-places.ts';
import type { ParsedDocument } from '../../documents/body/parse-body.ts';
import { picturedNames } from '../../documents/body/picture-addresses.ts';
import type { Issue } from '../../values/issue.ts';
import { MAX_ISSUES } from '../../values/limits.ts';
import { shorten } from '../../values/text.ts';
import { blockIssues } from './block-issues.ts';
import { hiddenLines, lostSigns } from './hidden-text.ts';
import { shallowLists } from './lists.ts';
import { markdownIssues } from './markdown.ts';
import { markIssues } from './visible-marks.ts';

/** Issues of a body that need no other file: the check reports them, the compiler fails on errors. */
export function bodyIssues(document: ParsedDocument): Issue[] {
  const { tree, issues: ofParser } = document.body;
  const title = repeatedTitle(tree, document);
  const first = [...ofParser, ...hiddenLines(tree, document)];
  // Of a tag without its partner, or of a line that no page shows, nothing else is said.
  const places = new Set(first.map(({ line, column }) => `${line}:${column}`));
  const issues: Issue[] = [
    ...(title ? [titleTwice(title, document)] : []),
    ...markIssues(tree, document),
  ];
  const pictured = picturedNames(tree);
  visit(tree, { inSentence: false, inTable: false });
  const left = issues.filter(({ line, column }) => !places.has(`${line}:${column}`));
  issues.splice(0, issues.length, ...first, ...left);
  const lines = new Set(issues.map(({ line }) => line));
  issues.push(...lostSigns(tree, document).filter(({ line }) => !lines.has(line)));
  issues.sort((a, b) => a.line - b.line || a.column - b.column);
  return issues.slice(0, MAX_ISSUES);

  function visit(node: Nodes, above: { inSentence: boolean; inTable: boolean }): void {
    const isBlock = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const found = isBlock
      ? blockIssues(node, document, above.inSentence)
      : markdownIssues(node, document, pictured);
    // An HTML table is reported one time, at its tag `<table>`, and not at each tag inside.
    issues.push(...found.filter(({ rule }) => !(above.inTable && rule === 'html')));
    if (!('children' in node)) return;
    issues.push(...shallowLists(node.children, document));
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

const titleTwice = (title: Nodes, document: ParsedDocument): Issue =>
  nodeIssue(title, document, {
    rule: 'titre-double',
    severity: 'warning',
    message: `« ${shorten(textOf(title))} » répète la ligne « ${titleKeyOf(document)}: » : le site ne montre ce titre qu’une fois.`,
    hint: 'Effacez cette ligne : la page prend son grand titre en haut du fichier.',
  });
