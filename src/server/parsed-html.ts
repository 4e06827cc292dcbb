import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

/** The nodes of the HTML inside `main`, each with its position in it. */
export const parseHtml = (html: string) =>
  parseFragment(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** A node as it is written. */
export const sourceOf = ({ sourceCodeLocation }: Node, html: string) =>
  html.slice(sourceCodeLocation?.startOffset, sourceCodeLocation?.endOffset);

export const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value;
