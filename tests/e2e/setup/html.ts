import { parse } from 'parse5';
import { type Element, elementsOf, isElement } from '../../../src/server/html-tree.ts';

/** Parses a page and returns its `html` element; the parser repairs broken HTML. */
export function parsePage(html: string): Element {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
  if (!root || !isElement(root)) throw new Error('A parsed document always has an html element.');
  return root;
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
