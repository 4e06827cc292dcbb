import { shorten } from '../../../values/text.ts';
import { MARK, type MarkupMatch, type MarkupPattern } from './markup-pattern.ts';

const SPACE = String.raw`[ \t\u00a0\u202f]`;
/** Bullet of an item of a list; before a tab, also a letter of Word's symbol fonts. Not `—`, which starts the words of a speaker, nor `−5 °C`. */
const BULLET = String.raw`(?:-{1,3}|[*–‑−])(?=${SPACE}*[\p{L}\0«"“[])|[•·✓✔▪■►➢➤‣◦○●](?=${SPACE}*\S)|[oØ§üvq](?=\t)`;
/** An emoji at the start of a line; it stays, behind the dash. */
const EMOJI = String.raw`(?![•·✓✔▪■►➢➤‣◦○●©®™\d#*])\p{Extended_Pictographic}\ufe0f?`;
const NUMBER = String.raw`\d{1,3}[.)]`;
/** Start of a line in a paragraph. */
const START = String.raw`(?<=^|\ue000)`;
/** End of a line; a hard line break (a backslash or two spaces), which Markdown parses, is on purpose. */
const END = String.raw`(?<!\0)\n[\0\ue000]*`;

const bullets = new RegExp(String.raw`^([\s>]*)(${BULLET})${SPACE}*`, 'gmu');
const numbers = /^([\s>]*\d{1,3})[.)]\s?/gm;

const list = {
  ...MARK,
  message: (source: string) =>
    `« ${shorten(source, 50)} » ressemble à une liste, mais ne serait pas montré comme une liste.`,
  hint: 'Pour une liste, commencez chaque ligne par un tiret, ou par son numéro et un point, puis un espace, et laissez une ligne vide au-dessus de la liste.',
  write: (lines: string, ...groups: string[]) =>
    apart(withLevels(lines.replace(numbers, '$1. '), bullets), groups.at(-1)),
} as const;

/** Lines with dashes for their bullets (margin and sign): in a list of Word each level has its own sign. */
export function withLevels(lines: string, bullet: RegExp): string {
  const signs: string[] = [];
  return lines.replace(bullet, (_, margin: string, sign: string) => {
    if (!signs.includes(sign)) signs.push(sign);
    return `${margin}${'  '.repeat(signs.indexOf(sign))}- `;
  });
}

/** Behind a list, a line that starts with a capital: it would be read as part of the last point. */
const NEXT = String.raw`(?=(\n(?:\0{1,3}|[«“"]\s?)?\p{Lu})?)`;

/** A list, with a blank line below where the next line touches it. */
const apart = (lines: string, next = '') => (next === '' ? lines : `${lines}\n`);

const ROW = String.raw`\|.*\|[ \t]*`;
const NEXT_ROWS = String.raw`(?:\n[\0\ue000]*${ROW})`;

/** The text from the start of the line that is `count` lines above, up to what was found. */
function linesAbove({ offset, document: { text } }: MarkupMatch, count: number): string {
  let from = offset;
  for (let line = 0; line <= count; line++) from = text.lastIndexOf('\n', from - 1);
  return text.slice(from + 1, offset);
}

/** Lines of lists and tables that Markdown did not parse. */
export const LINE_PATTERNS: readonly MarkupPattern[] = [
  {
    ...list,
    // Lines with two signs give a place and a day; more than two, or with one sign, are points.
    examples: ['✅ un\n✅ deux', '✅ un\n👉 deux\n➡️ trois'],
    find: new RegExp(
      String.raw`${START}(?=(${EMOJI}).*${END}(?:\1|${EMOJI}.*${END}${EMOJI}))${EMOJI}${SPACE}*\S.*(?:${END}${EMOJI}${SPACE}*\S.*)+${NEXT}`,
      'dgmu',
    ),
    write: (lines, _, next) => apart(lines.replace(/^([\s>]*)(?=\S)/gm, '$1- '), next),
  },
  {
    ...list,
    examples: ['-un\n-deux', '• un\n• deux', '– un\n– deux', '•\tun\no\tdeux'],
    find: new RegExp(
      String.raw`${START}(${BULLET})[^*\n]*(?:${END}(?:\1|(?:${BULLET})(?=\t))${SPACE}*[^\s*-][^*\n]*)+${NEXT}`,
      'dgmu',
    ),
  },
  {
    ...list,
    examples: ['1)un\n2)deux'],
    find: new RegExp(
      String.raw`${START}${NUMBER}\s?(?=\p{L}).*(?:${END}${NUMBER}\s?(?=\p{L}).*)+${NEXT}`,
      'dgmu',
    ),
  },
  {
    ...list,
    // Below an item, with its marker in the same column.
    examples: ['- un\n-deux', '1. un\n2.deux'],
    find: new RegExp(
      String.raw`${START}(?:(?:-{1,3}|[*–•])${SPACE}?(?=[\p{L}«"“])|${NUMBER}(?=\p{L})).*${NEXT}`,
      'dgmu',
    ),
    isMeant: (found) => /^([\s>]*)(?:[-*+]|\d{1,9}[.)])\s.*\n\1$/.test(linesAbove(found, 1)),
  },
  {
    rule: 'tableau',
    examples: ['| a | b |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |'],
    find: new RegExp(
      String.raw`${START}(?:\|[|: -]+\|${NEXT_ROWS}*|${ROW}(?!\n[\0\ue000]*\|))$`,
      'dgmu',
    ),
    message: () =>
      'Une ligne vide coupe ce tableau en deux : la suite serait montrée comme du texte, avec ses barres.',
    hint: 'Effacez la ligne vide au-dessus de cette ligne.',
    isMeant: (found) => /\|\s*\n[\s>]*\n[\s>]*$/.test(linesAbove(found, 2)),
  },
  {
    rule: 'tableau',
    examples: [
      '| a | b |\n|—|—|\n| 1 | 2 |',
      '| a | b |\n+---+---+\n| 1 | 2 |',
      '| a | b |\n| 1 | 2 |',
    ],
    find: new RegExp(
      String.raw`(?=[|+])(?<=^[\0\ue000]*${ROW}\n[\0\ue000]*)(?:[|: \t\u2010-\u2015_=+-]+$|${ROW})${NEXT_ROWS}*$`,
      'dgmu',
    ),
    message: () =>
      'Ce tableau serait montré comme du texte : sous la ligne de ses titres, la ligne de tirets manque ou est mal écrite.',
    hint: 'Sous la ligne des titres, écrivez « --- » pour chaque colonne, entre deux barres. Exemple pour deux colonnes : | --- | --- |',
  },
];
