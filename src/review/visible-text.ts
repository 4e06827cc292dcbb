import { attribute, type Element, elementsOf, isElement, type Node, rawText } from './html-tree.ts';

/** A run of text that stands on its own: a paragraph, a title, a cell. */
export interface Block {
  text: string;
  /** 1 to 6 for a heading, 0 for any other text. */
  heading: number;
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
  const close = (heading: number, card: string | undefined) => {
    const text = oneLine(run);
    if (text !== '') blocks.push({ text, heading, card });
    run = '';
  };
  const visit = (node: Node, inHeading: number, inCard: string | undefined): void => {
    if ('value' in node) run += node.value;
    if (!isElement(node) || node === skip || isUnseen(node)) return;
    const inline = INLINE.has(node.tagName);
    const heading = inHeading || levelOf(node);
    const card = cardTitle(node) ?? inCard;
    if (!inline) close(inHeading, inCard);
    if (node.tagName === 'br' || followsInline(node)) run += ' ';
    for (const child of node.childNodes) visit(child, heading, card);
    if (!inline) close(heading, card);
  };
  visit(root, 0, undefined);
  close(0, undefined);
  return blocks;
}

/** An item of a list of pages, such as an article among others: its title; undefined for any other element. */
export function cardTitle(element: Element): string | undefined {
  if (element.tagName !== 'li' && element.tagName !== 'article') return undefined;
  for (const child of elementsOf(element)) {
    const level = levelOf(child);
    if (level > 0) return level > 1 ? oneLine(rawText(child)) : undefined;
  }
  return undefined;
}

/** A text as a reader sees it: what breaks lines in the source is a space. */
export const oneLine = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim();

const levelOf = ({ tagName }: Element) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** A name and its price stand in two elements without a space: styles keep them apart. */
function followsInline(element: Element): boolean {
  const siblings = element.parentNode?.childNodes ?? [];
  const previous = siblings[siblings.indexOf(element) - 1];
  return previous !== undefined && isElement(previous) && INLINE.has(element.tagName);
}

const isUnseen = (element: Element) =>
  UNSEEN.has(element.tagName) || attribute(element, 'hidden') !== undefined;
