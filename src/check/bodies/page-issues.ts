import type { Nodes, Paragraph, Root } from 'mdast';
import type { Issue } from '../../values/issue.ts';
import { blockIssues } from './block-issues.ts';
import type { Context } from './context.ts';
import { flowIssues } from './flow.ts';
import { footnoteIssues } from './footnotes.ts';
import { markdownIssues, picturedNames } from './markdown.ts';
import { referenceIssues } from './references.ts';
import { removeRepeatedTitle } from './repeated-title.ts';

/** Maximum number of issues that are reported for one file: more of them have the same cause. */
const MAX_ISSUES = 200;

/** Issues of one page that need no other file: the check reports them, the compiler fails on errors. Removes a repeated title. */
export function pageIssues(tree: Root, context: Context): Issue[] {
  const issues: Issue[] = [
    ...(tree.data?.issues ?? []),
    ...removeRepeatedTitle(tree, context),
    ...referenceIssues(tree, context),
    ...footnoteIssues(tree, context),
  ];
  const pictured = picturedNames(tree);
  visit(tree, false);
  issues.sort((a, b) => a.line - b.line || a.column - b.column);
  return mergeTables(issues, context).slice(0, MAX_ISSUES);

  function visit(node: Nodes, inSentence: boolean): void {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      issues.push(...blockIssues(node, context, inSentence));
    } else issues.push(...markdownIssues(node, context, pictured));
    if (!('children' in node)) return;
    issues.push(...flowIssues(node, context));
    const sentence = isSentence(node, inSentence);
    for (const child of node.children) visit(child, sentence);
  }
}

/** Reports an HTML table one time, at its tag `<table>`, and not at each tag inside. */
function mergeTables(issues: readonly Issue[], { lines }: Context): Issue[] {
  let end = 0;
  return issues.filter(({ rule, line, message }) => {
    if (rule !== 'html' && rule !== 'balise-incomplete') return true;
    if (line <= end) return false;
    if (!/ <table> /i.test(message)) return true;
    const close = lines.findIndex((text, at) => at >= line - 1 && /<\/table\s*>/i.test(text));
    end = close < 0 ? line : close + 1;
    return true;
  });
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
