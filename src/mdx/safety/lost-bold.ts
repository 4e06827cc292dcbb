import type { Nodes } from 'mdast';
import { doubtful, type Fault } from '../fault.ts';
import type { Context } from './context.ts';
import { type Line, linesOf, unreadLines } from './lines-of.ts';

/** Stars of a bold text that Markdown left as they are: a space inside them, or none to close it. */
export function lostBold(node: Nodes, context: Context): Fault[] {
  const written = linesOf(node, context);
  if (!written.some(({ source }) => source.includes('**'))) return [];
  const unread = unreadLines(node, context);
  const left = unread.reduce((sum, { source }) => sum + marksIn(source), 0);
  if (left === 0) return [];
  return unread.flatMap((line) => {
    const count = marksIn(line.source);
    if (count === 2) return spaced(line, context.lines[line.line - 1] ?? '');
    return count === 1 && left === 1 ? unclosed(line) : [];
  });
}

/** A pair of stars alone: three are another mark, and a backslash makes them a text. */
const MARK = /(?<![*\\])\*\*(?!\*)/g;
const marksIn = (text: string) => text.match(MARK)?.length ?? 0;

/** Two of them on one line, the first not glued to the end of a word as a call of note is: « Prix** ». */
const PAIR = /(?<![\p{L}\p{N}*\\.)%€])\*\*(?!\*)([^*]+)\*\*(?!\*)/u;

/** `text` is the whole line of the file. */
function spaced({ line, from, source }: Line, text: string): Fault[] {
  const found = PAIR.exec(source);
  if (!found) return [];
  const start = from + found.index;
  const end = start + found[0].length;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const inner = text.slice(start + 2, end - 2);
  const bold = inner.trim();
  if (bold === '') return [];
  const isGlued = /^[\p{L}\p{N}]/u.test(after);
  if (bold === inner && !isGlued) return [];
  return [
    doubtful(
      { line, column: start + 1 },
      {
        rule: 'mise-en-forme',
        message:
          bold === inner
            ? 'Le mot qui suit ce gras lui est collé : le gras serait montré avec ses étoiles.'
            : 'Une espace touche les étoiles, à l’intérieur de ce gras : il serait montré avec ses étoiles.',
        hint: 'Collez les étoiles au texte en gras, et laissez l’espace au-dehors. Exemple : **Attention :** lisez',
        suggestion: `${before}**${bold}**${isGlued ? ' ' : ''}${after}`.trim(),
      },
    ),
  ];
}

const OPENING = /(?<![\p{L}\p{N}*\\.)%€])\*\*(?=[\p{L}«“"])/u;

function unclosed({ line, from, source }: Line): Fault[] {
  const at = source.search(OPENING);
  if (at < 0) return [];
  return [
    doubtful(
      { line, column: from + at + 1 },
      {
        rule: 'mise-en-forme',
        message:
          'Ces deux étoiles ouvrent un gras qui n’est fermé nulle part dans ce paragraphe : elles seraient montrées.',
        hint: 'Ajoutez deux étoiles juste après le dernier mot en gras, ou retirez celles-ci. Exemple : **Attention** aux marées',
      },
    ),
  ];
}
