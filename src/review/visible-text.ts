import { attribute, type Element, elementsOf, isElement, type Node, rawText } from './html-tree.ts';

/** A run of text that stands on its own: a paragraph, a title, a cell. */
export interface Block {
  text: string;
  heading: boolean;
  /** The title of the card that holds it. */
  card?: string | undefined;
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
  const close = (heading: boolean, card: string | undefined) => {
    const text = oneLine(run);
    if (text !== '') blocks.push({ text, heading, card });
    run = '';
  };
  const visit = (node: Node, inHeading: boolean, inCard: string | undefined): void => {
    if ('value' in node) run += node.value;
    if (!isElement(node) || node === skip || isUnseen(node)) return;
    const inline = INLINE.has(node.tagName);
    const heading = inHeading || isHeading(node);
    const card = cardTitle(node) ?? inCard;
    if (!inline) close(inHeading, inCard);
    if (node.tagName === 'br' || followsInline(node)) run += ' ';
    for (const child of node.childNodes) visit(child, heading, card);
    if (!inline) close(heading, card);
  };
  visit(root, false, undefined);
  close(false, undefined);
  return blocks;
}

/** An item of a list of pages, such as an article among others: its title; undefined for any other element. */
export function cardTitle(element: Element): string | undefined {
  if (element.tagName !== 'li' && element.tagName !== 'article') return undefined;
  for (const child of elementsOf(element)) {
    if (isHeading(child)) return child.tagName === 'h1' ? undefined : oneLine(rawText(child));
  }
  return undefined;
}

/** A text as a reader sees it: what breaks lines in the source is a space. */
export const oneLine = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim();

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

/** A name and its price stand in two elements without a space: styles keep them apart. */
function followsInline(element: Element): boolean {
  const siblings = element.parentNode?.childNodes ?? [];
  const previous = siblings[siblings.indexOf(element) - 1];
  return previous !== undefined && isElement(previous) && INLINE.has(element.tagName);
}

const isUnseen = (element: Element) =>
  UNSEEN.has(element.tagName) || attribute(element, 'hidden') !== undefined;
