import { doubtful, type Fault, short } from '../fault.ts';
import type { Context } from './context.ts';
import { type ProseLine, placeIn } from './prose-lines.ts';

/** What people put before the items of a list, and its words. The dash « — » is left out: it opens the lines of a dialogue. */
const ITEM =
  /^(?:(\d{1,3})[.)-]\s?(?=\p{L})|(?:[-*–‑−]|-{2,3})\s*(?=[\p{L}«"“[])|[•·✓✔✅▪■►➢➤‣◦○●]\s*(?=[^\s-]))(.*)$/u;

interface Item {
  line: ProseLine;
  /** The number of a numbered item. */
  number: number | undefined;
  text: string;
}

/** Lines that follow one another with the mark of an item, or one under the items of a list, which would be one running text. */
export function unparsedLists(lines: readonly ProseLine[], context: Context): Fault[] {
  const faults: Fault[] = [];
  let run: Item[] = [];
  const end = () => {
    const [first] = run;
    if (first && run.length > 1) faults.push(listFault(first, run));
    else if (first && isBesideItems(first, lines, context)) faults.push(itemFault(first, context));
    run = [];
  };
  for (const line of lines) {
    const item = itemOf(line);
    const last = run.at(-1);
    if (!item || (last && !follows(item, last))) end();
    if (item) run.push(item);
    // Whoever ends a line by hand wants the lines apart, and has them.
    if (/\\$| {2}$/.test(line.source)) run = [];
  }
  end();
  return faults;
}

/** A line as an item, by the mark that it begins with. */
export function itemOf(line: ProseLine): Item | undefined {
  const [found, number, text = ''] = ITEM.exec(line.source) ?? [];
  // A second star may close what the first one opened.
  if (found === undefined || (found.startsWith('*') && text.includes('*'))) return undefined;
  return { line, number: number === undefined ? undefined : Number(number), text: text.trim() };
}

const follows = (item: Item, above: Item) =>
  item.number === undefined || above.number === undefined
    ? item.line.source[0] === above.line.source[0]
    : item.number === above.number || item.number === above.number + 1;

/** Whether an item of a paragraph stands under the mark of the list that holds the paragraph. */
function isBesideItems({ line, number }: Item, lines: readonly ProseLine[], context: Context) {
  const [first] = lines;
  const before = (context.lines[(first?.line ?? 1) - 1] ?? '').slice(0, first?.from);
  const [, margin, mark = ''] = /^([\s>]*)([-*+]|\d{1,9}[.)])[ \t]+$/.exec(before) ?? [];
  return (
    margin !== undefined &&
    line !== first &&
    /^[-*–•·\d]/.test(line.source) &&
    line.from <= margin.length &&
    /\d/.test(mark) === (number !== undefined)
  );
}

const written = ({ number, text }: Item) => `${number === undefined ? '-' : `${number}.`} ${text}`;

function listFault(first: Item, run: readonly Item[]): Fault {
  return doubtful(placeIn(first.line), {
    rule: 'mise-en-forme',
    message: `Ces ${run.length} lignes ressemblent à une liste, mais elles seraient montrées à la suite, en un seul paragraphe : « ${short(run.map(({ line: { source } }) => source).join(' '), 50)} ».`,
    hint:
      first.number === undefined
        ? 'Pour une liste, commencez chaque ligne par un tiret et une espace, et laissez une ligne vide au-dessus de la liste.'
        : 'Pour une liste numérotée, commencez chaque ligne par son numéro, un point et une espace, et laissez une ligne vide au-dessus de la liste.',
    suggestion: run.map(written).join('\n'),
  });
}

const itemFault = (item: Item, { lines }: Context): Fault =>
  doubtful(placeIn(item.line), {
    rule: 'mise-en-forme',
    message: `Cette ligne ressemble à un élément de la liste, mais elle serait montrée à la suite de celle du dessus : « ${short(item.line.source, 50)} ».`,
    hint: `Commencez la ligne par ${item.number === undefined ? 'un tiret' : 'son numéro, un point'} et une espace, comme celles de la liste.`,
    suggestion: (lines[item.line.line - 1] ?? '').slice(0, item.line.from) + written(item),
  });
