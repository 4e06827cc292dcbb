import { kindOf } from '../../content/routes.ts';
import { doubtful, type Fault, wrong } from '../fault.ts';
import type { Context } from './context.ts';
import { type Line, placeOfLine } from './lines-of.ts';

/** Headings of a paragraph whose signs are not read as such; `lines` begin after their margins. */
export function lostHeadings(lines: readonly Line[], context: Context): Fault[] {
  const [line] = lines;
  const alone = line && lines.length === 1 ? aloneFault(line, context) : [];
  return [
    ...lines.flatMap(markedFault),
    ...lines.flatMap(escapedFault),
    ...lines.flatMap(insideFault),
    ...lines.flatMap((one) => tooDeepFault(one, context)),
    ...alone,
  ];
}

/** `\## Nos actions`, as some editors export a line that they took for a text. */
function escapedFault(line: Line): Fault[] {
  const title = /^\\(#{2,6} +[\p{L}\p{N}«*].*)$/u.exec(line.source)?.[1];
  if (title === undefined) return [];
  return [
    doubtful(placeOfLine(line), {
      rule: 'mise-en-forme',
      message:
        'Une barre oblique inverse précède les dièses : ce titre serait montré comme du texte, avec ses dièses.',
      hint: 'Retirez ce signe « \\ ». Il ne sert qu’à montrer les dièses tels quels.',
      suggestion: title.trimEnd(),
    }),
  ];
}

/** `Un mot ## Nos actions`: what a paste without its line ends gives. A code may hold such signs. */
function insideFault({ line, from, source }: Line): Fault[] {
  const at = source.search(/(?<=[^\s#] {1,9})#{2,6} +[\p{L}«]/u);
  if (at < 0 || source.includes('`')) return [];
  return [
    doubtful(
      { line, column: from + at + 1 },
      {
        rule: 'mise-en-forme',
        message:
          'Ce titre commence au milieu d’une ligne : il serait montré comme du texte, avec ses dièses.',
        hint: 'Mettez-le seul sur sa ligne, avec une ligne vide avant et une ligne vide après.',
      },
    ),
  ];
}

/** Seven signs or more: no heading is as deep. */
function tooDeepFault(line: Line, { path }: Context): Fault[] {
  const [, marks = '', title = ''] = /^(#{7,20}) *([\p{L}\p{N}«*].*)$/u.exec(line.source) ?? [];
  if (marks === '') return [];
  return [
    wrong(placeOfLine(line), {
      rule: 'mise-en-forme',
      message: `Aucun titre n’a ${marks.length} dièses : celui-ci serait montré comme du texte, avec ses dièses.`,
      hint: 'Gardez deux dièses pour le titre d’une partie, trois pour celui d’une sous-partie.',
      suggestion: `${titleMarks(path)} ${title.trimEnd()}`,
    }),
  ];
}

/** What the first title below the one of a page begins with. */
const titleMarks = (path: string) => (kindOf(path) === 'charte' ? '###' : '##');

function markedFault(line: Line): Fault[] {
  const [, marks = '', text = ''] = /^(#{2,6})([\p{L}«*].*)$/u.exec(line.source) ?? [];
  if (marks === '') return [];
  return [
    wrong(placeOfLine(line), {
      rule: 'mise-en-forme',
      message: `Une espace manque après « ${marks} » : ce titre serait montré comme du texte, avec ses dièses.`,
      hint: 'Laissez une espace entre les dièses et le titre. Exemple : ## Nos actions',
      suggestion: `${marks} ${text}`,
    }),
  ];
}

/** A word with a capital at most at its beginning, as no hashtag of several words is written, and others after it. */
const TITLE = /^#(?=\p{Lu}\p{Ll}*(?:[’'-]\p{Lu}?\p{Ll}+)*[ \u00a0\u202f])([^#]{1,100}[^#.…!,;])$/u;

/** `#Nos actions`: one sign may also begin a hashtag, so that the line must read as a title and stand by itself. */
function aloneFault(line: Line, { lines, path }: Context): Fault[] {
  const title = TITLE.exec(line.source.trimEnd())?.[1];
  const isInside = (lines[line.line - 1] ?? '').slice(0, line.from).trim() !== '';
  if (title === undefined || isInside) return [];
  const marks = titleMarks(path);
  return [
    doubtful(placeOfLine(line), {
      rule: 'mise-en-forme',
      message:
        'Cette ligne ressemble à un titre, mais rien ne sépare le dièse du texte : elle serait montrée comme un paragraphe, avec son dièse.',
      hint: `Pour un titre, écrivez ${marks.length === 2 ? 'deux' : 'trois'} dièses et une espace. Si c’est un mot-dièse, laissez la ligne ainsi.`,
      suggestion: `${marks} ${title.trim()}`,
    }),
  ];
}
