import type { Nodes } from 'mdast';
import { doubtful, type Fault, short } from '../fault.ts';
import { nodesOf } from '../nodes-of.ts';
import type { Context } from './context.ts';
import { type Line, linesOf, READ, unreadLines } from './lines-of.ts';

/** An accent typed for an apostrophe: « l`eau », « l´eau ». */
const ACCENT = /(?<=\p{L})[`´](?=\p{L})/gu;

/** Accents that stand for apostrophes, and grave accents that nothing closes. */
export function lostApostrophes(node: Nodes, context: Context): Fault[] {
  const written = linesOf(node, context);
  if (!written.some(({ source }) => /[`´]/.test(source))) return [];
  const read = codeBetweenLetters(node, context);
  return unreadLines(node, context).flatMap((line, index) => {
    const source = read.has(line.line) ? (written[index]?.source ?? '') : line.source;
    const at = source.search(ACCENT);
    if (at >= 0) return apostrophe({ ...line, source }, at, context);
    // A bar parts a code of a table in two cells, of which the reader of tables tells.
    return node.type === 'tableCell' ? [] : lone(line);
  });
}

/** The lines on which two such accents were read as the ends of a code: « l`eau et d`ici ». */
function codeBetweenLetters(node: Nodes, { lines }: Context): Set<number> {
  const found = new Set<number>();
  for (const { type, position } of nodesOf(node)) {
    if (type !== 'inlineCode' || !position) continue;
    const { start, end } = position;
    const before = lines[start.line - 1]?.[start.column - 2] ?? '';
    const after = lines[end.line - 1]?.[end.column - 1] ?? '';
    if (start.line === end.line && isLetter(before) && isLetter(after)) found.add(start.line);
  }
  return found;
}

const isLetter = (sign: string) => /\p{L}/u.test(sign);

function apostrophe({ line, from, source }: Line, at: number, { lines }: Context): Fault[] {
  const whole = lines[line - 1] ?? '';
  const end = from + source.length;
  const mended = source
    .replace(ACCENT, '’')
    .split('')
    .map((sign, index) => (sign === READ ? (whole[from + index] ?? '') : sign))
    .join('');
  return [
    doubtful(
      { line, column: from + at + 1 },
      {
        rule: 'mise-en-forme',
        message: `Un accent tient lieu d’apostrophe dans « ${short(wordAt(whole, from + at), 30)} » : il serait montré, ou mettrait des mots en code.`,
        hint: 'Tapez une apostrophe.',
        suggestion: `${whole.slice(0, from)}${mended}${whole.slice(end)}`.trim(),
      },
    ),
  ];
}

function wordAt(text: string, at: number): string {
  const before = /\S*$/.exec(text.slice(0, at))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(at))?.[0] ?? '';
  return before + after;
}

/** `` `mot `` alone: one sign, before a word or after one. */
function lone({ line, from, source }: Line): Fault[] {
  const signs = source.match(/(?<![\\`])`(?!`)/g) ?? [];
  const at = source.search(/(?<![\p{L}\p{N}\\`])`(?=\p{L})|(?<=[\p{L}\p{N}])`(?![\p{L}`])/u);
  if (signs.length !== 1 || at < 0) return [];
  return [
    doubtful(
      { line, column: from + at + 1 },
      {
        rule: 'mise-en-forme',
        message: 'Un accent grave est seul dans cette ligne : les visiteurs le verraient.',
        hint: 'Retirez-le, ou ajoutez l’autre : deux accents graves entourent ce qui est montré tel quel, comme un nom de fichier.',
      },
    ),
  ];
}
