import { type Fault, wrong } from '../fault.ts';
import { BLOCK_NAMES, isBlockName, nearestBlock } from '../syntax/names.ts';
import { type Line, placeOfLine } from './lines-of.ts';

/** The tag of a block that is not read as one, alone on its line: visitors would read it. */
export function lostTag(line: Line): Fault[] {
  const source = line.source.trimEnd();
  // « Section suivante > » is French: a block without its « < » must show a value, or the end « /> ».
  const found = /^<\s+([A-Z]\w+)[^<>]*>$|^([A-Z]\w+)\s[^<>]*(?:=["“{][^<>]*|\/)>$/.exec(source);
  const block = found?.[1] ?? found?.[2] ?? '';
  if (!isBlockName(block)) return [...otherBrackets(line, source), ...oddSign(line, source)];
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

/** `<_Section>`, `<B,uttonLink … />`; or, without its first sign, nothing but a name: `Section>`, `/Section>`. */
const ODD =
  /^(?<open><[^\p{L}\s<>/]{0,3}(?=\p{L})|<?(?=\/?\p{L}+>$))(?<slash>\/?)(?<name>\p{L}[^\s<>/]{2,39})(?<rest>[^<>]*>)$/u;

/** A tag with a sign too many in its name, with a letter less, or without its first sign. */
function oddSign(line: Line, source: string): Fault[] {
  const { open = '', slash = '', name = '', rest = '' } = ODD.exec(source)?.groups ?? {};
  const block = meantBlock(name, open !== '');
  if (!block) return [];
  return [
    wrong(placeOfLine(line), {
      rule: 'balise-incomplete',
      message: `Cette ligne n’est pas lue comme la balise <${slash}${block}> : les visiteurs la liraient telle quelle.`,
      hint: 'La balise commence par « < », collé au nom exact du bloc.',
      suggestion: `<${slash}${block}${rest}`,
    }),
  ];
}

/** The block that a word names: exactly, where no sign before it opens a tag. */
function meantBlock(name: string, isOpened: boolean): string | undefined {
  if (!isOpened) return isBlockName(name) ? name : undefined;
  const word = name.replace(/[^\p{L}\p{N}]/gu, '');
  return BLOCK_NAMES.find((block) => block === word) ?? nearestBlock(word);
}
