import type { Paragraph } from 'mdast';
import { doubtful, type Fault, short, wrong } from '../fault.ts';
import { isBlockName } from '../syntax/names.ts';
import type { Context } from './context.ts';
import { type Line, linesOf } from './lines-of.ts';
import { rowsAsText } from './tables.ts';

/** Signs at the beginning of a line that ask for a list, a heading, a table or a block, and give a plain paragraph. */
export function lostMarks(node: Paragraph, context: Context): Fault[] {
  const lines = linesOf(node, context);
  if (!lines.some(({ source }) => FIRST.test(source))) return [];
  const bare = lines.map(withoutMargin);
  return [
    ...bare.flatMap(headingFault),
    ...bare.flatMap(tagFault),
    ...listFaults(bare),
    ...rowsAsText(bare),
  ];
}

/** What such a line begins with: nearly every paragraph is told apart here. */
const FIRST = /^[\s>]*(?:##|[-–•·*|]|\d{1,3}[.)]\p{L}|<\s|\p{Lu}\p{L}+\s[^<]*>\s*$)/u;

function withoutMargin({ line, from, source }: Line): Line {
  const margin = /^[\s>]*/.exec(source)?.[0].length ?? 0;
  return { line, from: from + margin, source: source.slice(margin) };
}

const placeOf = ({ line, from }: Line) => ({ line, column: from + 1 });

function headingFault(line: Line): Fault[] {
  const [, marks = '', text = ''] = /^(#{2,6})([\p{L}«*].*)$/u.exec(line.source) ?? [];
  if (marks === '') return [];
  return [
    wrong(placeOf(line), {
      rule: 'mise-en-forme',
      message: `Une espace manque après « ${marks} » : ce titre serait montré comme du texte, avec ses dièses.`,
      hint: 'Laissez une espace entre les dièses et le titre. Exemple : ## Nos actions',
      suggestion: `${marks} ${text}`,
    }),
  ];
}

/** A tag that lost its first sign, or was parted from it. */
function tagFault(line: Line): Fault[] {
  const source = line.source.trimEnd();
  // « Section suivante > » is French: a block without its « < » must show a value, or the end « /> ».
  const found = /^<\s+([A-Z]\w+)[^<>]*>$|^([A-Z]\w+)\s[^<>]*(?:=["“{][^<>]*|\/)>$/.exec(source);
  const block = found?.[1] ?? found?.[2] ?? '';
  if (!isBlockName(block)) return [];
  const isParted = source.startsWith('<');
  return [
    wrong(placeOf(line), {
      rule: 'balise-incomplete',
      message: isParted
        ? `Une espace sépare le signe « < » du nom « ${block} » : le bloc ne serait pas montré.`
        : `Le signe « < » manque devant « ${block} » : le bloc ne serait pas montré.`,
      hint: 'La balise commence par « < », collé au nom du bloc.',
      suggestion: `<${source.replace(/^<\s+/, '')}`,
    }),
  ];
}

/** The dash « — » is left out: it opens the lines of a dialogue. */
const ITEM = /^(?:(-|\*)(?=\p{L}|[«"“[])|([–•·])\s*(?=\S)|(\d{1,3})[.)](?=\p{L}))(.*)$/u;

interface Item {
  line: Line;
  text: string;
  mark: string;
}

/** Lines that follow one another, each with the mark of an item, and that would be one running text. */
function listFaults(lines: readonly Line[]): Fault[] {
  const faults: Fault[] = [];
  let run: Item[] = [];
  const end = () => {
    if (run.length > 1) faults.push(listFault(run));
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

function listFault(run: readonly Item[]): Fault {
  const [{ line, mark } = { line: { line: 1, from: 0, source: '' }, mark: '-' }] = run;
  const isNumbered = /\d/.test(mark);
  const items = run.map((item) => `${isNumbered ? `${item.mark}.` : '-'} ${item.text}`);
  return doubtful(placeOf(line), {
    rule: 'mise-en-forme',
    message: `Ces ${run.length} lignes ressemblent à une liste, mais elles seraient montrées à la suite, en un seul paragraphe : « ${short(run.map(({ line: { source } }) => source).join(' '), 50)} ».`,
    hint: isNumbered
      ? 'Pour une liste numérotée, laissez une espace après « 1. », et une ligne vide au-dessus de la liste.'
      : 'Pour une liste, commencez chaque ligne par un tiret et une espace, et laissez une ligne vide au-dessus de la liste.',
    suggestion: items.join('\n'),
  });
}
