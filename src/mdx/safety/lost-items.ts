import { doubtful, type Fault, short } from '../fault.ts';
import type { Context } from './context.ts';
import { type Line, placeOfLine } from './lines-of.ts';

/** The dash « — » is left out: it opens the lines of a dialogue. */
const ITEM = /^(?:(-|\*)(?=\p{L}|[«"“[])|(-{2,3}|[–•·])\s*(?=[^\s-])|(\d{1,3})[.)](?=\p{L}))(.*)$/u;

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
    if (!item || (run[0] && kindOf(item) !== kindOf(run[0]))) end();
    if (item) run.push(item);
    // Whoever ends a line by hand wants the lines apart, and has them.
    if (/\\$| {2}$/.test(line.source)) run = [];
  }
  end();
  return faults;
}

const kindOf = ({ mark }: Item) => (/\d/.test(mark) ? '1' : mark);

function itemOf(line: Line): Item | undefined {
  const [, glued, sign, number, text = ''] = ITEM.exec(line.source) ?? [];
  const mark = glued ?? sign ?? number;
  // A second star may close what the first one opened.
  if (mark === undefined || (mark === '*' && text.includes('*'))) return undefined;
  return { line, text: text.trim(), mark };
}

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
  line.line > list.line &&
  line.from <= list.column &&
  list.isNumbered === /\d/.test(mark);

/** Two dashes and a space are nothing else than a list, or a dialogue. */
const isDoubleDash = ({ line }: Item) => /^-{2,3}[ \t\u00a0\u202f]/.test(line.source);

const asItem = ({ mark, text }: Item) => `${/\d/.test(mark) ? `${mark}.` : '-'} ${text}`;

function runFault(run: readonly Item[]): Fault {
  const [{ line, mark } = { line: { line: 1, from: 0, source: '' }, mark: '-' }] = run;
  return doubtful(placeOfLine(line), {
    rule: 'mise-en-forme',
    message: `Ces ${run.length} lignes ressemblent à une liste, mais elles seraient montrées à la suite, en un seul paragraphe : « ${short(run.map(({ line: { source } }) => source).join(' '), 50)} ».`,
    hint: /\d/.test(mark)
      ? 'Pour une liste numérotée, laissez une espace après « 1. », et une ligne vide au-dessus de la liste.'
      : `Pour une liste, commencez chaque ligne par un ${mark.length > 1 ? 'seul ' : ''}tiret et une espace, et laissez une ligne vide au-dessus de la liste.`,
    suggestion: run.map(asItem).join('\n'),
  });
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
