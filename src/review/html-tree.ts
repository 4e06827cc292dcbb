import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;

/** The `html` element of a page. Never throws: the parser mends what is broken. */
export function parsePage(html: string): Element {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
  if (!root || !isElement(root)) throw new Error('A parsed document always has an html element.');
  return root;
}

/** True for elements: texts, comments and doctypes are nodes too. */
export const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;

/** The value of an attribute; undefined when it is absent. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Every element below (and with) this one, in document order. */
export function* elementsOf(root: Element): Generator<Element> {
  yield root;
  for (const child of root.childNodes) if (isElement(child)) yield* elementsOf(child);
}

/** The first element with this tag name. */
export function firstOf(root: Element, tagName: string): Element | undefined {
  for (const element of elementsOf(root)) if (element.tagName === tagName) return element;
  return undefined;
}

/** True for an element somewhere below one with this tag name. */
export function isWithin({ parentNode }: Element, tagName: string): boolean {
  if (!parentNode || !isElement(parentNode)) return false;
  return parentNode.tagName === tagName || isWithin(parentNode, tagName);
}

/** The text of an element, as written in the source. */
export function rawText(element: Element): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : isElement(node) ? rawText(node) : ''))
    .join('');
}
