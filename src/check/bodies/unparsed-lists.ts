import type { Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import type { Context } from './context.ts';
import { issueIn, type ProseLine } from './prose-lines.ts';

/** A line with the marker of a list item: `1)mot`, `– mot`, `• mot`. Not `—`, which starts the words of a speaker. */
const ITEM =
  /^(?:(\d{1,3})[.)-]\s?(?=\p{L})|(?:[-*–‑−]|-{2,3})\s*(?=[\p{L}«"“[])|[•·✓✔✅▪■►➢➤‣◦○●]\s*(?=[^\s-])|o\t+(?=\S))(.*)$/u;

interface Item {
  line: ProseLine;
  number: number | undefined;
  text: string;
}

/** Reports lines with list markers that Markdown shows as one paragraph: two or more, or one under a list. */
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
    // A hard line break (`\` or two spaces at the end) already shows the lines separately: nothing to report.
    if (/\\$| {2}$/.test(line.source)) run.length = 0;
  }
  return runs.flatMap((items) => {
    const [first] = items;
    if (!first || (items.length === 1 && !isBelowItem(first, lines, context))) return [];
    return [listIssue(first, items, context)];
  });
}

/** Parses a line as a list item; undefined when it has no marker. */
export function itemOf(line: ProseLine): Item | undefined {
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

function listIssue(first: Item, items: readonly Item[], context: Context): Issue {
  const { line, number } = first;
  const margin = items.length > 1 ? '' : (context.lines[line.line - 1] ?? '').slice(0, line.from);
  // Indentation of the following items: the blanks at the start of the first line.
  const below = (context.lines[line.line - 1] ?? '').slice(0, line.from).replace(/\S.*$/, '');
  const source = items.map((item) => item.line.source).join(' ');
  return issueIn(line, 0, context, {
    rule: 'mise-en-forme',
    severity: 'warning',
    message: `« ${shorten(source, 50)} » ressemble à une liste, mais serait montré à la suite, en un seul paragraphe.`,
    hint: `Pour une liste, commencez chaque ligne par ${number === undefined ? 'un tiret' : 'son numéro, un point'} et une espace, et laissez une ligne vide au-dessus de la liste.`,
    suggestion: items
      .map(
        (item, at) =>
          `${at === 0 ? margin : below}${number === undefined ? '-' : `${item.number}.`} ${item.text}`,
      )
      .join('\n'),
  });
}
