import { kindOf } from '../../content/routes.ts';
import { doubtful, type Fault, wrong } from '../fault.ts';
import type { Context } from './context.ts';
import { type Line, placeOfLine } from './lines-of.ts';

/** Headings of a paragraph that lost the space after their signs; `lines` begin after their margins. */
export function lostHeadings(lines: readonly Line[], context: Context): Fault[] {
  const [line] = lines;
  const alone = line && lines.length === 1 ? aloneFault(line, context) : [];
  return [...lines.flatMap(markedFault), ...alone];
}

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
  const marks = kindOf(path) === 'charte' ? '###' : '##';
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
