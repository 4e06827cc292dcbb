import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Parses HTML from inside `main`; each node has its offsets in the source. */
export const parseHtml = (html: string) =>
  parseFragment(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Source text of a node. */
export const sourceOf = ({ sourceCodeLocation }: Node, html: string) =>
  html.slice(sourceCodeLocation?.startOffset, sourceCodeLocation?.endOffset);

export const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value;
