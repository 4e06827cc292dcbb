import { doubtful, type Fault, short } from '../fault.ts';
import type { Context } from './context.ts';
import { type Line, placeOfLine } from './lines-of.ts';

/** Signs that Word and phones put before the items of a list. The dash « — » is left out: it opens the lines of a dialogue. */
const BULLETS = '–•·✓✔✅▪■►➢➤‣◦○●';

/** A small drawing before words, each line with its own: it stays, after the dash. */
const DRAWING = String.raw`\p{Extended_Pictographic}[\ufe0f\u200d\p{Emoji_Modifier}\p{Extended_Pictographic}]{0,9}(?=\s+[\p{L}«"“[])`;

/** What Markdown knows as a mark once a space follows it, then the marks of Word, then numbers and letters. */
const ITEM = new RegExp(
  String.raw`^(?:([-*])(?=\p{L}|[«"“[])|(-{2,3}|[${BULLETS}])\s*(?=[^\s-])|([\u2011\u2212]|o(?=\s))\s*(?=[\p{L}«"“[])|(\d{1,3})(?:[.)]|-\s?)(?=\p{L})|([a-z])\)\s*(?=\S)|\((\d{1,3}|[a-z])\)\s*(?=\S)|(?=(${DRAWING}))(?=[^*]*$))(.*)$`,
  'u',
);

/** Whether a line may hold such a mark, told at its first signs. */
export const MAY_BE_ITEM = new RegExp(
  String.raw`^[\s>]*(?:[-*\u2011\u2212${BULLETS}]|o\s|\d{1,3}[.)-]|[a-z]\)|\(|\p{Extended_Pictographic})`,
  'u',
);

interface Item {
  line: Line;
  text: string;
  mark: string;
}

/** Lines of a paragraph that follow one another, each with the mark of an item, and that would be one running text. */
export function lostItems(lines: readonly Line[], context: Context): Fault[] {
  const faults: Fault[] = [];
  const list = listAround(lines[0], context);
  let run: Item[] = [];
  const end = () => {
    const [first] = run;
    if (run.length > 1) faults.push(runFault(run));
    else if (first && (isDoubleDash(first) || isBeside(first, list)))
      faults.push(oneFault(first, context));
    run = [];
  };
  for (const line of lines) {
    const item = itemOf(line);
    const last = run.at(-1);
    if (!item || (last && !goesOn(item, last))) end();
    if (item) run.push(item);
    // Whoever ends a line by hand wants the lines apart, and has them.
    if (/\\$| {2}$/.test(line.source)) run = [];
  }
  end();
  return faults;
}

/** Whether an item belongs to the list of the one above it: « 1. » does not go on with « (2) », nor « 24-bis » with « 3-D ». */
const goesOn = (item: Item, above: Item) =>
  kindOf(item) === kindOf(above) &&
  (!/\d/.test(item.mark) || isNumber(item) || Number(item.mark) === Number(above.mark) + 1);

/** The sign of an item; of a number or a letter, what surrounds it. */
const kindOf = ({ mark, line }: Item) => {
  if (isDrawn({ mark })) return DRAWN;
  if (!/\d/.test(mark)) return mark;
  return isNumber({ line }) ? '1' : line.source.replace(/^(\(?)(?:\d+|[a-z])(.).*$/u, '$1$2');
};

/** The mark of every item that begins with a drawing. */
const DRAWN = 'dessin';

const isDrawn = ({ mark }: Pick<Item, 'mark'>) =>
  mark === DRAWN || (/^\p{Extended_Pictographic}/u.test(mark) && !/\d/.test(mark));

/** Whether the mark is that of a numbered list, for want of its space. */
const isNumber = ({ line }: Pick<Item, 'line'>) => /^\d{1,3}[.)]/.test(line.source);

/** A line as an item, by the mark that it begins with. */
export function itemOf(line: Line): Item | undefined {
  const [, glued, sign, rare, number, letter, bracketed, drawing, text = ''] =
    ITEM.exec(line.source) ?? [];
  const mark = glued ?? sign ?? rare ?? number ?? rankOf(letter ?? bracketed) ?? (drawing && DRAWN);
  // A second star may close what the first one opened.
  if (mark === undefined || (mark === '*' && text.includes('*'))) return undefined;
  return { line, text: text.trim(), mark };
}

/** Markdown knows no list of letters: « b) » is the second of a numbered one. */
const rankOf = (mark: string | undefined) =>
  mark !== undefined && /[a-z]/.test(mark) ? String(mark.charCodeAt(0) - 96) : mark;

/** The list whose item a paragraph is: where its mark stands, and of which kind it is. */
interface List {
  line: number;
  column: number;
  isNumbered: boolean;
}

function listAround(line: Line | undefined, { lines }: Context): List | undefined {
  const before = line ? (lines[line.line - 1] ?? '').slice(0, line.from) : '';
  const [, margin, mark = ''] = /^([\s>]*)([-*+]|\d{1,9}[.)])[ \t]+$/.exec(before) ?? [];
  if (!line || margin === undefined) return undefined;
  return { line: line.line, column: margin.length, isNumbered: /\d/.test(mark) };
}

/** Whether a mark stands under those of a list, and is surely meant as one of them. */
const isBeside = ({ line, mark }: Item, list: List | undefined) =>
  list !== undefined &&
  /^[-*–•·\d]/.test(line.source) &&
  line.line > list.line &&
  line.from <= list.column &&
  list.isNumbered === /\d/.test(mark);

/** Two dashes and a space are nothing else than a list, or a dialogue. */
const isDoubleDash = ({ line }: Item) => /^-{2,3}[ \t\u00a0\u202f]/.test(line.source);

const asItem = ({ mark, text }: Item) => `${/\d/.test(mark) ? `${mark}.` : '-'} ${text}`;

/** Drawings that differ from one item to the next say something: « ✅ » and « ❌ » stay. */
function asItems(run: readonly Item[]): string[] {
  const isMixed = new Set(run.map(({ mark }) => mark)).size > 1 && run.some(isDrawn);
  return run.map((item) =>
    asItem(isMixed && isDrawn(item) ? { ...item, text: item.line.source.trim() } : item),
  );
}

function runFault(run: readonly Item[]): Fault {
  const [first = { line: { line: 1, from: 0, source: '' }, mark: '-', text: '' }] = run;
  const { line } = first;
  return doubtful(placeOfLine(line), {
    rule: 'mise-en-forme',
    message: `Ces ${run.length} lignes ressemblent à une liste, mais elles seraient montrées à la suite, en un seul paragraphe : « ${short(run.map(({ line: { source } }) => source).join(' '), 50)} ».`,
    hint: hintFor(first),
    suggestion: asItems(run).join('\n'),
  });
}

function hintFor(item: Item): string {
  const under = 'et laissez une ligne vide au-dessus de la liste.';
  if (isNumber(item)) {
    return 'Pour une liste numérotée, laissez une espace après « 1. », et une ligne vide au-dessus de la liste.';
  }
  return /\d/.test(item.mark)
    ? `Pour une liste numérotée, commencez chaque ligne par son numéro, un point et une espace, ${under}`
    : `Pour une liste, commencez chaque ligne par un ${item.mark.startsWith('--') ? 'seul ' : ''}tiret et une espace, ${under}`;
}

function oneFault(item: Item, { lines }: Context): Fault {
  const { line, from, source } = item.line;
  const isDouble = isDoubleDash(item);
  return doubtful(placeOfLine(item.line), {
    rule: 'mise-en-forme',
    message: isDouble
      ? `Ces tirets ne font pas une liste : ils seraient montrés tels quels, devant « ${short(item.text, 40)} ».`
      : `Cette ligne ressemble à un élément de la liste, mais elle serait montrée à la suite de celle du dessus : « ${short(source, 50)} ».`,
    hint: isDouble
      ? 'Pour une liste, écrivez un seul tiret et une espace ; pour un dialogue, un tiret long « — ».'
      : `Commencez la ligne par ${/\d/.test(item.mark) ? 'son numéro, un point' : 'un tiret'} et une espace, comme celles de la liste.`,
    suggestion: (lines[line - 1] ?? '').slice(0, from) + asItem(item),
  });
}
