import type { Diagnosis, Position } from '../values/issue.ts';
import { MAX_TEXT_BYTES, megabytes } from '../values/limits.ts';
import { decode } from './decode.ts';
import type { FileBytes } from './snapshot.ts';

interface TextReading {
  /** Whole text, without BOM, with `\n` as line end and composed accents (NFC). */
  text: string;
  /** The text to read: without the markers and second version of a merge conflict; empty for a huge or blank file. */
  readable: string;
  issues: (Diagnosis & Position)[];
}

/** Decodes a file. `whenEmpty` is the hint for a blank file. */
export function readText(
  { bytes, size }: FileBytes,
  whenEmpty = 'Écrivez-y un texte à partir d’un modèle de content/JE-VEUX.md, ou supprimez-le.',
): TextReading {
  const stopped = (diagnosis: Diagnosis, text = ''): TextReading => ({
    text,
    readable: '',
    issues: [{ ...diagnosis, line: 1, column: 1 }],
  });
  if (size > MAX_TEXT_BYTES) return stopped(tooLarge(size));
  const { text, isText, issue } = decode(bytes);
  if (issue && !isText) return { text, readable: '', issues: [issue] };
  if (text.trim() === '') {
    return stopped(
      { rule: 'fichier-vide', message: 'Ce fichier est vide.', hint: whenEmpty },
      text,
    );
  }
  const { readable, conflict } = withoutConflicts(text);
  return { text, readable, issues: [issue ?? [], conflict ?? []].flat() };
}

const tooLarge = (size: number): Diagnosis => ({
  rule: 'trop-gros',
  message: `Ce texte pèse ${megabytes(size)} Mo : le site lit les textes jusqu’à 1 Mo.`,
  hint: 'Coupez-le en plusieurs pages, ou retirez ce qui a été collé par erreur.',
});

/** A marker of a merge conflict of Git; `=======` alone may be what is left of one. */
const MARKER = /^(?:([<>|])\1{6}(?:\s|$)|={7}\s*$)/;

/** Blanks the markers of merge conflicts and their second version, so that positions stay; reports the first. */
function withoutConflicts(text: string) {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => MARKER.test(line) && line[0] !== '|');
  if (first < 0) return { readable: text };
  let isSecond = false;
  const rest = lines.map((line) => {
    const isMarker = MARKER.test(line);
    if (isMarker) isSecond = line[0] === '=' || line[0] === '|';
    // Spaces keep the offsets of the other lines.
    return isMarker || isSecond ? ' '.repeat(line.length) : line;
  });
  const conflict = {
    rule: 'fusion',
    message: `« ${(lines[first] ?? '').slice(0, 30).trim()} » : deux versions du texte se trouvent ici l’une au-dessus de l’autre.`,
    hint: 'Gardez la bonne version et effacez l’autre, ainsi que les lignes <<<<<<<, ======= et >>>>>>>.',
    line: first + 1,
    column: 1,
  };
  return { readable: rest.join('\n'), conflict };
}
