import type { Link, Nodes, PhrasingContent, Root, Text } from 'mdast';
import type { Point } from 'unist';
import { pointAt } from '../../values/positions.ts';
import { decodeEntities } from './block-elements.ts';
import { nodesOf } from './nodes-of.ts';

/** Characters that end a bare address (a URL without `[words](…)`): quotation marks, apostrophes, `…`, dashes, brackets, no-break spaces. */
const END = /[«»‹›“”„‘’…–—[\]\u00a0\u202f\u2009]/;

/** Ends bare addresses before French punctuation, which the GFM parser wrongly adds to the link: `https://a.fr».`. Changes the tree. */
export function endAddresses(tree: Root): void {
  for (const parent of parentsOf(tree)) {
    if (!parent.children.some(tailOf)) continue;
    parent.children = parent.children.flatMap((node) =>
      node.type === 'link' ? cut(node, tailOf(node)) : [node as PhrasingContent],
    ) as typeof parent.children & [];
  }
}

/** Sets the positions that GFM does not set for bare addresses and the text around them; `source` is the text of the tree. */
export function setPositions(tree: Root, source: string): void {
  for (const { children, position } of parentsOf(tree)) {
    if (children.every((node) => node.position)) continue;
    let from = position?.start;
    const text = source.slice(0, position?.end.offset);
    for (const [index, node] of children.entries()) {
      const isLast = index + 1 === children.length;
      const next = isLast ? position?.end : children[index + 1]?.position?.start;
      from = setPosition(node as PhrasingContent, text, from, next);
    }
  }
}

const parentsOf = (tree: Root) => nodesOf(tree).filter((node) => 'children' in node);

/** The end of a bare address that is not part of the URL: `».` in `https://a.fr».`; empty for a node of another type. */
function tailOf(node: Nodes): string {
  const [text] = node.type === 'link' && node.children.length === 1 ? node.children : [];
  if (text?.type !== 'text' || node.position?.start.offset !== text.position?.start.offset)
    return '';
  const at = text.value.search(END);
  return at < 0 ? '' : text.value.slice(trimmed(text.value.slice(0, at)).length);
}

/** Removes final punctuation from an address by the rules of GFM: `https://a.fr/b).` -> `https://a.fr/b`. */
function trimmed(address: string): string {
  const rest = address
    .replace(/(?:&[a-z\d]{1,32};|[?!.,:;*_~'"])$/i, '')
    .replace(/^([^()]*)\)$/, '$1');
  return rest === address ? rest : trimmed(rest);
}

/** A link without its tail; it is no link when hardly an address is left. */
function cut(link: Link, tail: string): PhrasingContent[] {
  const [text] = link.children;
  if (tail === '' || text?.type !== 'text') return [link];
  const value = text.value.slice(0, -tail.length);
  const isAddress = /\w\.?\w/.test(value.replace(/^(?:https?:\/\/|www\.?)/i, ''));
  const words: Text = { type: 'text', value };
  return [
    isAddress ? { type: 'link', url: link.url.slice(0, -tail.length), children: [words] } : words,
    { type: 'text', value: decodeEntities(tail) },
  ];
}

/** Sets the position of a node without one: searches its text in `source` after `from`; of a decoded text, up to the `next` node. Returns the end of the node. */
function setPosition(
  node: PhrasingContent,
  source: string,
  from: Point | undefined,
  next: Point | undefined,
): Point | undefined {
  if (node.position || !from) return node.position?.end;
  const inner = node.type === 'link' ? node.children[0] : node;
  const value = inner && 'value' in inner ? inner.value : '';
  const found = source.indexOf(value, from.offset);
  const start = found < 0 ? from : pointAt(source, found, from);
  const end = found < 0 ? (next ?? from) : pointAt(source, found + value.length, start);
  node.position = { start, end };
  if (inner) inner.position = { start, end };
  return end;
}
