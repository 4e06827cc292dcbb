import type { Link, Nodes, PhrasingContent, Root, Text } from 'mdast';
import type { Point } from 'unist';
import { pointAt } from '../../values/positions.ts';
import { decodeEntities } from './block-elements.ts';
import { rangeOf } from './node-places.ts';
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
      from = setPosition(node as PhrasingContent, text, from, children[index + 1]);
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

/** Sets the position of a node without one, where its text is in `source`; of one with decoded entities, up to the `next` node or the end. Returns the end of the node. */
function setPosition(
  node: PhrasingContent,
  source: string,
  from: Point | undefined,
  next: Nodes | undefined,
): Point | undefined {
  if (node.position || !from) return node.position?.end;
  const place = placeIn(source, from, node);
  const start = place ? pointAt(source, place.from, from) : from;
  const to = place?.to ?? (next ? placeIn(source, from, next)?.from : source.length);
  const end = to === undefined ? from : pointAt(source, to, start);
  node.position = { start, end };
  const inner = wordsOf(node);
  if (inner) inner.position = { start, end };
  return end;
}

const wordsOf = (node: Nodes) => (node.type === 'link' ? node.children[0] : node);

/** Where the text of a node is in `source`, from a point on, letter for letter. */
function placeIn(source: string, { offset = 0 }: Point, node: Nodes) {
  if (node.position) return rangeOf(node);
  const words = wordsOf(node);
  const value = words && 'value' in words ? words.value : '';
  const found = source.indexOf(value, offset);
  return found < 0 ? undefined : { from: found, to: found + value.length };
}
