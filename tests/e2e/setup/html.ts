import { parse } from 'parse5';
import { type Element, isElement } from '../../../src/server/html-tree.ts';

/** Parses a page and returns its `html` element; the parser repairs broken HTML. */
export function parsePage(html: string): Element {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
  if (!root || !isElement(root)) throw new Error('A parsed document always has an html element.');
  return root;
}

/** All text inside an element, with its white space. */
export function rawText(element: Element): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : isElement(node) ? rawText(node) : ''))
    .join('');
}
