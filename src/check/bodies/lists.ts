import type { List, Nodes } from 'mdast';
import { nodeIssue, rangeOf, sourceOf, startOf } from '../../documents/body/node-places.ts';
import type { Document } from '../../model/document.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { lineEnd } from '../../values/positions.ts';
import { MARK } from './unparsed/markup-pattern.ts';

/** Minimum length in characters of a line that probably continues on the next line. */
const LONG_LINE = 60;

/** Reports a line directly under a list that starts with a capital: Markdown adds it to the last item. */
export function touchesList(list: List, { file, text: whole }: Document): Issue[] {
  const item = list.children.at(-1);
  const last = item?.children.findLast(({ type }) => type === 'paragraph' || type === 'list');
  if (!item || last?.type !== 'paragraph') return [];
  const { column } = startOf(item);
  let offset = rangeOf(last).from - startOf(last).column + 1;
  for (let line = startOf(last).line + 1; line <= (last.position?.end.line ?? 0); line++) {
    const above = whole.slice(offset, lineEnd(whole, offset)).trimEnd();
    offset = lineEnd(whole, offset) + 1;
    const text = whole.slice(offset, lineEnd(whole, offset));
    const isOutside = /[^\s>]/.test(text.slice(0, column));
    const isEnded = above.length < LONG_LINE || /[.!?…;:»)]$/.test(above);
    if (!isOutside || !isEnded || !/^[\s>]*(?:[*_]{1,3}|[«“"]\s?)?\p{Lu}/u.test(text)) continue;
    const quote = /^(?:\s*>)*/.exec(text)?.[0];
    const place = { line, column: 1, range: { from: offset, to: offset + text.length } };
    return [issueAt(file, place, { ...TOUCHING, right: `${quote}\n${text}` })];
  }
  return [];
}

const TOUCHING = {
  ...MARK,
  message: 'Cette ligne touche la liste du dessus : elle serait montrée dans son dernier point.',
  hint: 'Laissez une ligne vide entre la liste et cette ligne. Si elle continue le dernier point, mettez deux espaces devant.',
} as const;

/** A sum, a share or a temperature behind a sign; other numbers begin points of lists, « - 3 sacs de riz ». */
const SIGNED = /^([-+])\s+(\d[\d\s.,]*(?:F(?:CFA)?\b|XAF|francs?\b|€|%|°|$).*)/m;

/** Reports a list of one point that begins with a sum: a minus at the head of a line became a bullet, `- 15 000 FCFA`. */
export function signAsBullet(list: List, document: Document): Issue[] {
  const [item, other] = list.children;
  const [, sign, number] = SIGNED.exec(item ? sourceOf(item, document) : '') ?? [];
  if (!item || other || !number) return [];
  const { from } = rangeOf(item);
  const to = from + sourceOf(item, document).split('\n', 1).join().length;
  return [
    nodeIssue(item, document, {
      ...MARK,
      message: `« ${sign} ${number.slice(0, 40)} » serait montré comme un point de liste, sans son signe.`,
      hint: 'Pour une somme, collez le signe au nombre. Pour une liste d’un seul point, écrivez une phrase.',
      range: { from, to },
      // A plus before a number is a bullet only with a blank behind it.
      right: `${sign === '-' ? '−' : '+'}${number}`,
    }),
  ];
}

/** A star behind a word or a sum that refers to a remark: `5 000 FCFA*`. */
const CALL = /[\p{L}\p{N})%€]\*(?=\s|$|[.,;:!?»])/mu;

/** Maximum length in characters of the paragraph or table with the star that refers to a remark. */
const MAX_REMARKED = 2000;

/** Reports a list of one point with a star where a star before it refers to a remark: the remark would be a bullet. */
export function remarkAsBullet(list: List, document: Document): Issue[] {
  const [item, other] = list.children;
  if (!item || other || list.ordered || !sourceOf(item, document).startsWith('* ')) return [];
  const { from } = rangeOf(item);
  const above = document.text.slice(Math.max(0, from - MAX_REMARKED), from).trimEnd();
  const block = above.slice(above.lastIndexOf('\n\n') + 1);
  // Stars in pairs are emphasis.
  const isCalled = CALL.test(block) && (block.match(/\*/g)?.length ?? 0) % 2 === 1;
  if (!isCalled) return [];
  return [
    nodeIssue(item, document, {
      ...MARK,
      message:
        'Cette étoile deviendrait la puce d’une liste : l’étoile plus haut ne renverrait plus à cette remarque.',
      hint: 'Écrivez « \\* » au lieu de « * » : l’étoile restera devant la remarque.',
      range: { from, to: from + 2 },
      right: '\\* ',
    }),
  ];
}

/** Reports points that are indented, but not far enough to stand below the point above: they would be on its level. */
export const shallowPoints = (list: List, document: Document): Issue[] =>
  list.children.flatMap((item, index) =>
    index > 0 && isIndented(item, list, document) ? [tooShallow(item, document)] : [],
  );

/** Reports a list right below another that is indented further, but not inside its last point. */
export const shallowLists = (nodes: readonly Nodes[], document: Document): Issue[] =>
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
const isIndented = (node: Nodes, above: Nodes, document: Document) =>
  indentOf(node, document) - indentOf(above, document) >= 2;

/** Width of the blanks before a node, in columns; a tab is four wide. */
function indentOf(node: Nodes, { text }: Document): number {
  const { from } = rangeOf(node);
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  return before.replaceAll('\t', '    ').length;
}

const tooShallow = (node: Nodes, document: Document): Issue =>
  nodeIssue(node, document, {
    ...MARK,
    message: 'Ce sous-point serait montré au même niveau que le point du dessus.',
    hint: 'Mettez assez d’espaces devant lui pour qu’il commence sous le premier mot du point : trois sous « 1. », quatre sous « 10. », deux sous un tiret.',
  });
