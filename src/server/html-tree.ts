import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parses a page and returns its `html` element; the parser repairs broken HTML. */
export function parsePage(html: string): Element {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
  if (!root || !isElement(root)) throw new Error('A parsed document always has an html element.');
  return root;
}

/** Parses HTML from inside `main`, as a browser without scripts does. */
export const parseHtml = (html: string): Parent => parseFragment(html, { scriptingEnabled: false });

/** Whether a node is an element, not a text, comment or doctype. */
export const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;

/** Value of an attribute; undefined when absent. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** An element and all its descendants, in document order. */
export function* elementsOf(root: Element): Generator<Element> {
  yield root;
  yield* elementsIn(root);
}

/** The elements inside a node, in document order. */
export function* elementsIn({ childNodes }: Parent): Generator<Element> {
  for (const child of childNodes) if (isElement(child)) yield* elementsOf(child);
}

/** First element with the tag name `tagName`: the root or a descendant. */
export function firstOf(root: Element, tagName: string): Element | undefined {
  for (const element of elementsOf(root)) if (element.tagName === tagName) return element;
  return undefined;
}

/** All text inside an element, with its white space. */
export function rawText(element: Element): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : isElement(node) ? rawText(node) : ''))
    .join('');
}

/** The words inside a node: elements are separated by a space. Without scripts, styles and drawings. */
export function wordsIn(node: Node | Parent): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || /^(?:script|style|svg)$/.test(node.nodeName)) return ' ';
  return ` ${node.childNodes.map(wordsIn).join('')} `;
}
