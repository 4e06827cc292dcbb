import type { Paragraph } from 'mdast';
import { type Fault, wrong } from '../fault.ts';
import { isBlockName } from '../syntax/names.ts';
import type { Context } from './context.ts';
import { type Line, linesOf, placeOfLine } from './lines-of.ts';
import { lostHeadings } from './lost-headings.ts';
import { lostItems, MAY_BE_ITEM } from './lost-items.ts';
import { tabbedLines } from './tabbed-lines.ts';
import { rowsAsText } from './tables.ts';

/** Signs at the beginning of a line that ask for a list, a heading, a table or a block, and give a plain paragraph. */
export function lostMarks(node: Paragraph, context: Context): Fault[] {
  const lines = linesOf(node, context);
  if (!lines.some(mayHoldMark)) return [];
  const bare = lines.map(withoutMargin);
  return [
    ...lostHeadings(bare, context),
    ...bare.flatMap(tagFault),
    ...lostItems(bare, context),
    ...rowsAsText(bare, context),
    ...tabbedLines(bare),
  ];
}

/** Nearly every paragraph is told apart here. */
const mayHoldMark = ({ source }: Line) =>
  FIRST.test(source) || source.includes(' ##') || MAY_BE_ITEM.test(source) || source.includes('\t');

/** What a line begins with that lost a heading, a table or a block. */
const FIRST = /^[\s>]*(?:\\?#|\||<\s|[[‹＜]\/?\p{Lu}\p{L}+|\p{Lu}\p{L}+\s[^<]*>\s*$)/u;

function withoutMargin({ line, from, source }: Line): Line {
  const margin = /^[\s>]*/.exec(source)?.[0].length ?? 0;
  return { line, from: from + margin, source: source.slice(margin) };
}

/** A tag that lost its first sign, or was parted from it. */
function tagFault(line: Line): Fault[] {
  const source = line.source.trimEnd();
  // « Section suivante > » is French: a block without its « < » must show a value, or the end « /> ».
  const found = /^<\s+([A-Z]\w+)[^<>]*>$|^([A-Z]\w+)\s[^<>]*(?:=["“{][^<>]*|\/)>$/.exec(source);
  const block = found?.[1] ?? found?.[2] ?? '';
  if (!isBlockName(block)) return otherBrackets(line, source);
  const isParted = source.startsWith('<');
  return [
    wrong(placeOfLine(line), {
      rule: 'balise-incomplete',
      message: isParted
        ? `Une espace sépare le signe « < » du nom « ${block} » : le bloc ne serait pas montré.`
        : `Le signe « < » manque devant « ${block} » : le bloc ne serait pas montré.`,
      hint: 'La balise commence par « < », collé au nom du bloc.',
      suggestion: `<${source.replace(/^<\s+/, '')}`,
    }),
  ];
}

/** A tag between other signs than `<` and `>`. A word alone between square brackets may be one of the text. */
function otherBrackets(line: Line, source: string): Fault[] {
  const found =
    /^[‹＜](\/?([A-Z]\w+)[^<>›＞]*)[›＞]$/.exec(source) ??
    /^\[(\/?([A-Z]\w+)(?=\s[^[\]]*["}]|\s?\/)[^[\]]*|\/([A-Z]\w+))\]$/.exec(source);
  const block = found?.[2] ?? found?.[3] ?? '';
  if (!isBlockName(block)) return [];
  return [
    wrong(placeOfLine(line), {
      rule: 'balise-incomplete',
      message: `La balise « ${block} » n’est pas entre les signes « < » et « > » : le bloc ne serait pas montré.`,
      hint: 'La balise commence par « < », collé au nom du bloc, et se termine par « > ».',
      suggestion: `<${found?.[1] ?? ''}>`,
    }),
  ];
}
