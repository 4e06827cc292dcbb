import type { List } from 'mdast';
import { startOf } from '../../mdx/nodes-of.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { type Context, rangeOf } from './context.ts';

/** Minimum length in characters of a line that probably continues on the next line. */
const LONG_LINE = 60;

/** Reports a line directly under a list that starts with a capital: Markdown adds it to the last item. */
export function touchesList(list: List, { file, lines, text: whole }: Context): Issue[] {
  const item = list.children.at(-1);
  const last = item?.children.findLast(({ type }) => type === 'paragraph' || type === 'list');
  if (!item || last?.type !== 'paragraph') return [];
  const { column } = startOf(item);
  let offset = rangeOf(last).from - startOf(last).column + 1;
  for (let line = startOf(last).line + 1; line <= (last.position?.end.line ?? 0); line++) {
    offset = whole.indexOf('\n', offset) + 1;
    const text = lines[line - 1] ?? '';
    const above = (lines[line - 2] ?? '').trimEnd();
    const isOutside = /[^\s>]/.test(text.slice(0, column));
    const isEnded = above.length < LONG_LINE || /[.!?…;:»)]$/.test(above);
    if (!isOutside || !isEnded || !/^[\s>]*(?:[*_]{1,3}|[«“"]\s?)?\p{Lu}/u.test(text)) continue;
    const quote = /^(?:\s*>)*/.exec(text)?.[0];
    const fix = { from: offset, to: offset + text.length, text: `${quote}\n${text}` };
    return [issueAt(file, { line, column: 1 }, { ...TOUCHING, fix })];
  }
  return [];
}

const TOUCHING = {
  rule: 'mise-en-forme',
  severity: 'warning',
  message: 'Cette ligne touche la liste du dessus : elle serait montrée dans son dernier point.',
  hint: 'Laissez une ligne vide entre la liste et cette ligne. Si elle continue le dernier point, mettez deux espaces devant.',
} as const;
