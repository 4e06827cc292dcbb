import type { Html, Nodes, Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { opensTag } from '../../site/blocks/tag-names.ts';
import { type Fault, issueAt } from '../../values/issue.ts';
import { type BlockElement, readTag } from './block-elements.ts';
import { placeOf } from './node-places.ts';
import { commentFault, nestedBlocks, pairIssues, type UnpairedTag } from './pair-issues.ts';

/** Maximum number of blocks, bold and italics within each other. */
const MAX_DEPTH = 100;

const SENTENCES = ['paragraph', 'heading', 'emphasis', 'strong', 'link', 'delete', 'tableCell'];

/** A block whose closing tag has not been found yet. */
interface OpenBlock extends UnpairedTag {
  element: BlockElement;
  children: Nodes[];
}

/** Remark step: makes blocks of the tags that the parser found, and pairs them; comments go. Issues are added to the data of the file. */
export function remarkBlocks() {
  return (tree: Root, { path: file, data }: VFile): void => {
    const { source = '', issues = [] } = data;
    const report = (node: Nodes, fault: Fault) => issues.push(issueAt(file, placeOf(node), fault));
    const opened: UnpairedTag[] = [];
    const closed: UnpairedTag[] = [];
    /** With the first of them, pairing ends. */
    const tooDeep: Nodes[] = [];
    let depth = 0;
    pairIn(tree, 0);
    for (const node of tooDeep) report(node, nestedBlocks(MAX_DEPTH));
    if (tooDeep.length > 0) tree.children = [];
    else issues.push(...pairIssues({ opened, closed, tree, file, source }));

    function pairIn(parent: Parents, above: number): void {
      const inText = SENTENCES.includes(parent.type);
      const level = inText ? above + 1 : 0;
      if (level > MAX_DEPTH + 1) tooDeep.push(parent);
      const paired: Nodes[] = [];
      const open: OpenBlock[] = [];
      const put = (...nodes: Nodes[]) => (open.at(-1)?.children ?? paired).push(...nodes);
      for (const child of parent.children) {
        if (tooDeep.length > 0) return;
        if (child.type === 'html') take(child);
        else {
          if ('children' in child) pairIn(child, level);
          put(child);
        }
      }
      while (open.length > 0) leaveOpen();
      parent.children = paired as RootContent[];

      function take(node: Html): void {
        const { value } = node;
        if (value.startsWith('<!--')) {
          const fault = commentFault(node);
          if (fault) report(node, fault);
          return;
        }
        const tag = readTag(node, source, inText);
        if (!tag || !opensTag(tag.name)) {
          const text = { ...node, type: 'text' } as const;
          put(inText ? text : { ...node, type: 'paragraph', children: [text] });
          return;
        }
        const { name, isClosing, isSelfClosing, element } = tag;
        if (isClosing) close({ node, name });
        else if (isSelfClosing) put(element);
        else if (depth < MAX_DEPTH) {
          depth++;
          open.push({ node, name, element, children: [] });
        } else tooDeep.push(node);
      }

      /** Closes the innermost open block with the name of `tag`; open blocks within it are reported as unclosed. */
      function close(tag: UnpairedTag): void {
        const found = open.findLastIndex((frame) => frame.name === tag.name);
        while (found >= 0 && open.length > found + 1) leaveOpen();
        const frame = found < 0 ? undefined : open.pop();
        if (!frame) {
          closed.push(tag);
          return;
        }
        depth--;
        frame.element.children = frame.children as typeof frame.element.children & [];
        put(frame.element);
      }

      /** Ends an unclosed block: what stands behind its tag is not in it. */
      function leaveOpen(): void {
        const frame = open.pop();
        if (!frame) return;
        depth--;
        opened.push(frame);
        put(frame.element, ...frame.children);
      }
    }
  };
}
