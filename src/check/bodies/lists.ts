import type { List } from 'mdast';
import { startOf } from '../../mdx/nodes-of.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { type Context, rangeOf } from './context.ts';
import { issueIn, type ProseLine } from './prose-lines.ts';

/** A line with the marker of a list item: `1)mot`, `– mot`, `• mot`. Not `—`, which starts the words of a speaker. */
const ITEM =
  /^(?:(\d{1,3})[.)-]\s?(?=\p{L})|(?:[-*–‑−]|-{2,3})\s*(?=[\p{L}«"“[])|[•·✓✔✅▪■►➢➤‣◦○●]\s*(?=[^\s-])|o\t+(?=\S))(.*)$/u;

interface Item {
  line: ProseLine;
  number: number | undefined;
  text: string;
}

/** Reports lines with list markers that Markdown does not read as a list: two or more, or one under a list. */
export function unparsedLists(lines: readonly ProseLine[], context: Context): Issue[] {
  const runs: Item[][] = [];
  let run: Item[] = [];
  for (const line of lines) {
    const item = itemOf(line);
    const last = run.at(-1);
    if (!item || !last || !follows(item, last)) {
      run = [];
      runs.push(run);
    }
    if (item) run.push(item);
    // A hard line break (`\` or two spaces at the end) is on purpose: nothing to report.
    if (/\\$| {2}$/.test(line.source)) run.length = 0;
  }
  return runs.flatMap((items) => {
    const [first] = items;
    if (!first || (items.length === 1 && !isBelowItem(first, lines, context))) return [];
    return [listIssue(first, items, context)];
  });
}

function itemOf(line: ProseLine): Item | undefined {
  const [found, number, text = ''] = ITEM.exec(line.source) ?? [];
  // `*mot*` is emphasis, not an item.
  if (found === undefined || (found.startsWith('*') && text.includes('*'))) return undefined;
  return { line, number: number === undefined ? undefined : Number(number), text: text.trim() };
}

const follows = (item: Item, above: Item) =>
  item.number === undefined || above.number === undefined
    ? item.line.source[0] === above.line.source[0]
    : item.number >= above.number;

/** True for a line such as `-deux` below the list item `- un`: Markdown adds it to the item, but its marker is of the same type. */
function isBelowItem({ line, number }: Item, [first]: readonly ProseLine[], context: Context) {
  const before = (context.lines[(first?.line ?? 1) - 1] ?? '').slice(0, first?.from);
  const [, mark] = /^[\s>]*([-*+]|\d{1,9}[.)])[ \t]+$/.exec(before) ?? [];
  if (mark === undefined || line.from >= before.length) return false;
  return /^[-*–•·\d]/.test(line.source) && /\d/.test(mark) === (number !== undefined);
}

function listIssue({ line, number }: Item, items: readonly Item[], context: Context): Issue {
  const last = items.at(-1)?.line ?? line;
  const source = context.text.slice(line.offset, last.offset + last.source.length);
  const text = items.reduce(
    (left, item) =>
      left.replace(
        item.line.source,
        () => `${number === undefined ? '-' : `${item.number}.`} ${item.text}`,
      ),
    source,
  );
  return issueIn(line, 0, context, {
    rule: 'mise-en-forme',
    severity: 'warning',
    message: `« ${shorten(source, 50)} » ressemble à une liste, mais ne serait pas montré comme une liste.`,
    hint: `Pour une liste, commencez chaque ligne par ${number === undefined ? 'un tiret' : 'son numéro, un point'} et une espace, et laissez une ligne vide au-dessus de la liste.`,
    write: { length: source.length, text },
  });
}

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
