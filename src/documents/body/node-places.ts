import type { Nodes } from 'mdast';
import type { ReadDocument } from '../../model/document.ts';
import {
  type Fault,
  type Issue,
  issueAt,
  type Position,
  type Range,
  type TextPlace,
} from '../../values/issue.ts';

type Placed = Pick<Nodes, 'position'>;

/** Line and column where a node starts, from 1; `1:1` for a node without position. */
export const startOf = (node: Placed): Position => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

/** Offsets of a node in the file's text. */
export const rangeOf = ({ position }: Placed): Range => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

/** Place of a node; what is right replaces it as a whole. */
export const placeOf = (node: Placed): TextPlace => ({ ...startOf(node), range: rangeOf(node) });

/** Source of a node. */
export function sourceOf(node: Placed, { text }: Pick<ReadDocument, 'text'>): string {
  const { from, to } = rangeOf(node);
  return text.slice(from, to);
}

/** Offsets of the last occurrence of an address or value in a node's source, with the `<…>` around it; undefined without it. */
export function rangeIn(
  node: Placed,
  document: Pick<ReadDocument, 'text'>,
  value: string,
): Range | undefined {
  const source = sourceOf(node, document);
  const at = value === '' ? -1 : source.lastIndexOf(value);
  if (at < 0) return undefined;
  const isInBrackets = at > 0 && source[at - 1] === '<' && source[at + value.length] === '>';
  const from = rangeOf(node).from + at - Number(isInBrackets);
  return { from, to: from + value.length + 2 * Number(isInBrackets) };
}

/** An issue at a node, of which what is right replaces the `range`, by default the whole. */
export const nodeIssue = (
  node: Placed,
  { file }: Pick<ReadDocument, 'file'>,
  { range = rangeOf(node), ...fault }: Fault & { range?: Range | undefined },
): Issue => issueAt(file, { ...startOf(node), range }, fault);
