import type { List, Nodes } from 'mdast';
import { nodeIssue, rangeOf, sourceOf, startOf } from '../../documents/body/node-places.ts';
import type { ParsedDocument } from '../../documents/body/parse-body.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { MARK } from './marks.ts';

/** The beginning of a sentence, or of a point whose bullet has no blank behind it. */
const BEGINS = /^[\s>]*(?:(?:[*_]{1,3}|[«“"]\s?)?\p{Lu}|(?:[-–•*]|\d{1,2}[.)])\p{L})/u;

/** Reports a line right under a list that begins a sentence or a point: Markdown adds it to the last item. */
export function touchesList(list: List, document: ParsedDocument): Issue[] {
  const item = list.children.at(-1);
  const last = item?.children.findLast(({ type }) => type === 'paragraph' || type === 'list');
  if (!item || last?.type !== 'paragraph') return [];
  const { column } = startOf(item);
  const [, ...below] = sourceOf(last, document).split('\n');
  const at = below.findIndex((line) => /[^\s>]/.test(line.slice(0, column)) && BEGINS.test(line));
  if (at < 0) return [];
  const position = { line: startOf(last).line + 1 + at, column: 1 };
  return [issueAt(document.file, position, TOUCHING)];
}

const TOUCHING = {
  ...MARK,
  message: 'Cette ligne touche la liste du dessus : elle serait montrée dans son dernier point.',
  hint: 'Laissez une ligne vide entre la liste et cette ligne. Si elle est un point de la liste, écrivez un tiret et un espace ; si elle continue le dernier point, mettez deux espaces devant.',
} as const;

/** A sum behind a minus; other numbers begin points of lists, « - 3 sacs de riz ». */
const MINUS = /^-\s+\d[\d\s.,]*(?:F\b|FCFA|€|XAF)/;

/** Reports a list of one point that begins with a sum: its minus became a bullet, `- 15 000 FCFA`. */
export function minusAsBullet(list: List, document: ParsedDocument): Issue[] {
  const [item, other] = list.children;
  const [sum] = MINUS.exec(item ? sourceOf(item, document) : '') ?? [];
  if (!item || other || sum === undefined) return [];
  return [
    nodeIssue(item, document, {
      ...MARK,
      message: `« ${sum} » serait montré comme un point de liste, sans son signe.`,
      hint: 'Pour une somme, collez le signe au nombre. Pour une liste d’un seul point, écrivez une phrase.',
    }),
  ];
}

/** Reports points that are indented, but not far enough to stand below the point above: they would be on its level. */
export const shallowPoints = (list: List, document: ParsedDocument): Issue[] =>
  list.children.flatMap((item, index) =>
    index > 0 && isIndented(item, list, document) ? [tooShallow(item, document)] : [],
  );

/** Reports a list right below another that is indented further, but not inside its last point. */
export const shallowLists = (nodes: readonly Nodes[], document: ParsedDocument): Issue[] =>
  nodes.flatMap((node, index) => {
    const above = nodes[index - 1];
    const isBelow =
      node.type === 'list' &&
      above?.type === 'list' &&
      startOf(node).line === (above.position?.end.line ?? 0) + 1 &&
      isIndented(node, above, document);
    return isBelow ? [tooShallow(node, document)] : [];
  });

/** Whether a point stands at least two columns further right than the one above; one blank is a slip of no meaning. */
const isIndented = (node: Nodes, above: Nodes, document: ParsedDocument) =>
  indentOf(node, document) - indentOf(above, document) >= 2;

/** Width of the blanks before a node, in columns; a tab is four wide. */
function indentOf(node: Nodes, { text }: ParsedDocument): number {
  const { from } = rangeOf(node);
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  return before.replaceAll('\t', '    ').length;
}

const tooShallow = (node: Nodes, document: ParsedDocument): Issue =>
  nodeIssue(node, document, {
    ...MARK,
    message: 'Ce sous-point serait montré au même niveau que le point du dessus.',
    hint: 'Mettez assez d’espaces devant lui pour qu’il commence sous le premier mot du point : trois sous « 1. », quatre sous « 10. », deux sous un tiret.',
  });
