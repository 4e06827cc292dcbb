import type { Nodes } from 'mdast';
import { placeOf, rangeOf } from '../../mdx/nodes-of.ts';
import type { BodyText } from '../../mdx/parse-body.ts';
import type { Kind } from '../../site/kinds/index.ts';
import { type Fault, type Issue, issueAt, type Range } from '../../values/issue.ts';

/** The page to which a checked syntax tree belongs. */
export interface Context extends BodyText {
  /** Path from the repository's root: `content/pages/contact.mdx`. */
  file: string;
  /** Path under the content folder: `pages/contact.mdx`. */
  path: string;
  kind: Kind | undefined;
  /** The frontmatter; undefined when it is unreadable: blocks that refer to its lists are then not checked. */
  data: Readonly<Record<string, unknown>> | undefined;
}

type Placed = Pick<Nodes, 'position'>;

/** Source of a node. */
export function sourceOf(node: Placed, { text }: Context): string {
  const { from, to } = rangeOf(node);
  return text.slice(from, to);
}

/** An issue at a node. */
export const nodeIssue = (node: Placed, { file }: Context, fault: Fault): Issue =>
  issueAt(file, placeOf(node), fault);

/** Offsets of the last occurrence of an address or value in a node's source, with the `<…>` around it; undefined without it. */
export function rangeIn(node: Placed, context: Context, value: string): Range | undefined {
  const source = sourceOf(node, context);
  const at = value === '' ? -1 : source.lastIndexOf(value);
  if (at < 0) return undefined;
  const isInBrackets = at > 0 && source[at - 1] === '<' && source[at + value.length] === '>';
  const from = rangeOf(node).from + at - Number(isInBrackets);
  return { from, to: from + value.length + 2 * Number(isInBrackets) };
}
