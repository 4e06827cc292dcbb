import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parses HTML from inside `main`, as a browser without scripts does. */
export const parseHtml = (html: string): Parent => parseFragment(html, { scriptingEnabled: false });

/** Whether a node is an element, not a text, comment or doctype. */
export const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;

/** Value of an attribute; undefined when absent. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** An element and all its descendants, in document order. */
export function* withDescendants(root: Element): Generator<Element> {
  yield root;
  yield* elementsIn(root);
}

/** The elements inside a node, in document order. */
export function* elementsIn({ childNodes }: Parent): Generator<Element> {
  for (const child of childNodes) if (isElement(child)) yield* withDescendants(child);
}

const INLINE = /^(?:a|abbr|b|cite|code|em|i|mark|q|small|span|strong|sub|sup|time)$/;

/** The words that a node shows: a line for each block, without scripts, styles, drawings and what is hidden. */
export function wordsIn(node: Node | Parent): string {
  if ('value' in node) return node.value.replaceAll('\n', ' ');
  if (!('childNodes' in node) || /^(?:script|style|svg)$/.test(node.nodeName)) return ' ';
  if (isElement(node) && node.attrs.some(({ name }) => name === 'hidden')) return ' ';
  const around = INLINE.test(node.nodeName) ? ' ' : '\n';
  return around + node.childNodes.map(wordsIn).join('') + around;
}
