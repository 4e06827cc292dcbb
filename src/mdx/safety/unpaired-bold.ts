import { doubtful, type Fault } from '../fault.ts';
import type { Context } from './context.ts';
import { PARSED, type ProseLine, placeIn } from './prose-lines.ts';

/** A pair of stars that Markdown left; three are another mark, and a backslash makes them a text. */
const MARK = /(?<![*\\])\*\*(?!\*)/g;
/** Not glued to the end of a word, as a call of note is: « Prix** ». */
const OPENING = /(?<![\p{L}\p{N}*\\.)%€])\*\*(?=[\p{L}«“"])/u;
const PAIR = /(?<![\p{L}\p{N}*\\.)%€])\*\*(?!\*)([^*]+)\*\*(?!\*)/u;

/** Stars of a bold text that were not parsed: a space inside them, a word glued to them, or no second pair. */
export function unpairedBold(lines: readonly ProseLine[], { lines: file }: Context): Fault[] {
  const marks = lines.map(({ unparsed }) => unparsed.match(MARK)?.length ?? 0);
  const all = marks.reduce((sum, count) => sum + count, 0);
  return lines.flatMap((line, index) => {
    if (marks[index] === 2) return spaced(line, file[line.line - 1] ?? '');
    return marks[index] === 1 && all === 1 ? unclosed(line) : uneven(line);
  });
}

/** A star that was not parsed, beside one that was: `**mot*`. */
const SINGLE = new RegExp(`(?<=${PARSED})\\*(?!\\*)|(?<![*\\\\])\\*(?=${PARSED})`);

function uneven(line: ProseLine): Fault[] {
  const at = line.unparsed.search(SINGLE);
  if (at < 0 || (line.source[at - 1] !== '*' && line.source[at + 1] !== '*')) return [];
  return [
    doubtful(placeIn(line, at), {
      rule: 'mise-en-forme',
      message:
        'Il n’y a pas autant d’étoiles avant ces mots qu’après : l’une d’elles serait montrée.',
      hint: 'Pour du gras, deux étoiles avant et deux après ; pour de l’italique, une et une.',
    }),
  ];
}

/** `text` is the whole line of the file. */
function spaced(line: ProseLine, text: string): Fault[] {
  const found = PAIR.exec(line.unparsed);
  if (!found) return [];
  const start = line.from + found.index;
  const end = start + found[0].length;
  const inner = text.slice(start + 2, end - 2);
  const bold = inner.trim();
  const after = text.slice(end);
  const isGlued = /^[\p{L}\p{N}]/u.test(after);
  if (bold === '' || (bold === inner && !isGlued)) return [];
  return [
    doubtful(placeIn(line, found.index), {
      rule: 'mise-en-forme',
      message:
        bold === inner
          ? 'Le mot qui suit ce gras lui est collé : le gras serait montré avec ses étoiles.'
          : 'Une espace touche les étoiles, à l’intérieur de ce gras : il serait montré avec ses étoiles.',
      hint: 'Collez les étoiles au texte en gras, et laissez l’espace au-dehors. Exemple : **Attention :** lisez',
      suggestion: `${text.slice(0, start)}**${bold}**${isGlued ? ' ' : ''}${after}`.trim(),
    }),
  ];
}

function unclosed(line: ProseLine): Fault[] {
  const at = line.unparsed.search(OPENING);
  if (at < 0) return [];
  return [
    doubtful(placeIn(line, at), {
      rule: 'mise-en-forme',
      message:
        'Ces deux étoiles ouvrent un gras qui n’est fermé nulle part dans ce paragraphe : elles seraient montrées.',
      hint: 'Ajoutez deux étoiles juste après le dernier mot en gras, ou retirez celles-ci. Exemple : **Attention** aux marées',
    }),
  ];
}
