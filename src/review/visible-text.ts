import { attribute, type Element, isElement, type Node } from './html-tree.ts';

/** A run of text that stands on its own: a paragraph, a title, a cell. */
export interface Block {
  text: string;
  heading: boolean;
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'head']);

const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** The text that a visitor can read below an element, block by block; `skip` leaves a part out. */
export function visibleBlocks(root: Element, skip?: Element): Block[] {
  const blocks: Block[] = [];
  let run = '';
  const close = (heading: boolean) => {
    const text = run.replace(/[ \t\r\n]+/g, ' ').trim();
    if (text !== '') blocks.push({ text, heading });
    run = '';
  };
  const visit = (node: Node, heading: boolean): void => {
    if ('value' in node) run += node.value;
    if (!isElement(node) || node === skip || isUnseen(node)) return;
    const inline = INLINE.has(node.tagName);
    const isHeading = heading || /^h[1-6]$/.test(node.tagName);
    if (!inline) close(heading);
    if (node.tagName === 'br') run += ' ';
    for (const child of node.childNodes) visit(child, isHeading);
    if (!inline) close(isHeading);
  };
  visit(root, false);
  close(false);
  return blocks;
}

const isUnseen = (element: Element) =>
  UNSEEN.has(element.tagName) || attribute(element, 'hidden') !== undefined;
