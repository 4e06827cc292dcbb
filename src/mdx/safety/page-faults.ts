import type { Nodes, Paragraph, Root } from 'mdast';
import type { Fault } from '../fault.ts';
import { blockFaults } from './blocks.ts';
import type { Context } from './context.ts';
import { footnoteFaults } from './footnotes.ts';
import { markdownFaults, picturedNames } from './markdown.ts';
import { withoutSecondary } from './secondary.ts';

/** Most faults that one text reports: beyond, they are surely all of one kind. */
const MOST = 200;

/**
 * Everything that one page can be refused for without knowing the others: what the parser found,
 * then each block, link and picture. The check prints it and the compiler stops on it.
 */
export function pageFaults(tree: Root, context: Context): Fault[] {
  const faults: Fault[] = [...(tree.data?.faults ?? []), ...footnoteFaults(tree, context)];
  const pictured = picturedNames(tree);
  look(tree, false);
  faults.sort((a, b) => a.line - b.line || a.column - b.column);
  return withoutSecondary(faults.slice(0, MOST), context);

  function look(node: Nodes, inSentence: boolean): void {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      faults.push(...blockFaults(node, context, inSentence));
    } else faults.push(...markdownFaults(node, context, pictured));
    if (!('children' in node)) return;
    const sentence = isSentence(node, inSentence);
    for (const child of node.children) look(child, sentence);
  }
}

/** Whether what stands in a node is among words; a paragraph of blocks alone is not. */
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
