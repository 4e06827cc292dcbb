import {
  attributeOf,
  type Element,
  elementsOf,
  isElement,
  type Node,
  rawText,
} from '../values/html-tree.ts';

/** Text of one block-level element: a paragraph, a heading, a cell. */
export interface Block {
  text: string;
  /** 1 to 6 for a heading, 0 for any other text. */
  heading: number;
  /** Title of the card (see `cardTitle`) around the text. */
  card?: string | undefined;
}

const HIDDEN_TAGS = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'head']);

const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Visible text of an element, as one `Block` for each block-level element inside; the element `skip` is ignored. */
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
    if (!isElement(node) || node === skip || isInvisible(node)) return;
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

/** Title of a card: the first heading of a `li` or `article`, if h2 to h6; undefined for any other element. */
export function cardTitle(element: Element): string | undefined {
  if (element.tagName !== 'li' && element.tagName !== 'article') return undefined;
  for (const child of elementsOf(element)) {
    const level = levelOf(child);
    if (level > 0) return level > 1 ? oneLine(rawText(child)) : undefined;
  }
  return undefined;
}

/** Replaces each run of white space by one space. */
export const oneLine = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim();

const levelOf = ({ tagName }: Element) => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

/** Whether two inline elements touch, as in `<span>nom</span><span>prix</span>`: CSS separates them on screen. */
function followsInline(element: Element): boolean {
  const siblings = element.parentNode?.childNodes ?? [];
  const previous = siblings[siblings.indexOf(element) - 1];
  return previous !== undefined && isElement(previous) && INLINE.has(element.tagName);
}

const isInvisible = (element: Element) =>
  HIDDEN_TAGS.has(element.tagName) || attributeOf(element, 'hidden') !== undefined;
