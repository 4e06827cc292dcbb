import { type Diagnosis, type Fault, FIRST_LINE } from '../values/issue.ts';
import { MAX_TEXT_BYTES, megabytes } from '../values/limits.ts';
import { pointAt } from '../values/positions.ts';
import { normalize } from '../values/text.ts';
import type { FileBytes } from './content-files.ts';

interface TextReading {
  /** Whole text, without BOM, with `\n` as line end and composed accents (NFC). */
  text: string;
  /** Why the file cannot be read; undefined for a readable text. */
  unreadable: Diagnosis | undefined;
}

/** Hint for an empty file that the site needs: no template exists to write it again. */
export const RESTORE =
  'Remettez son texte depuis l’historique du fichier (sur GitHub : « History ») ; ne le supprimez pas, le site s’en sert.';

/** Reads a file of text. `whenEmpty` is the hint for a blank file. */
export function readText(
  { bytes, size }: FileBytes,
  whenEmpty = 'Écrivez-y un texte à partir d’un modèle de content/JE-VEUX.md, ou supprimez-le.',
): TextReading {
  if (size > MAX_TEXT_BYTES)
    return { text: '', unreadable: { ...tooLarge(size), place: FIRST_LINE } };
  const { text, unreadable } = decode(bytes);
  if (unreadable) return { text, unreadable };
  if (text.trim() === '') {
    const empty = { rule: 'fichier-vide', message: 'Ce fichier est vide.', hint: whenEmpty };
    return { text, unreadable: { ...empty, place: FIRST_LINE } };
  }
  return { text, unreadable: conflictIn(text) };
}

const tooLarge = (size: number): Fault => ({
  rule: 'trop-gros',
  message: `Ce texte pèse ${megabytes(size)} Mo : le site lit les textes jusqu’à 1 Mo.`,
  hint: 'Coupez-le en plusieurs pages, ou retirez ce qui a été collé par erreur.',
});

/** A marker of a merge conflict of Git; `=======` alone may be what is left of one. */
const MARKER = /^(?:([<>])\1{6}(?:\s|$)|={7}\s*$)/;

/** The first marker of a merge conflict: which of the two versions holds is not known. */
function conflictIn(text: string): Diagnosis | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => MARKER.test(line));
  if (first < 0) return undefined;
  return {
    rule: 'fusion',
    message: `« ${(lines[first] ?? '').slice(0, 30).trim()} » : deux versions du texte se trouvent ici l’une au-dessus de l’autre.`,
    hint: 'Gardez la bonne version et effacez l’autre, ainsi que les lignes <<<<<<<, ======= et >>>>>>>.',
    place: { line: first + 1, column: 1 },
  };
}

/** Decodes UTF-8; a diagnosis stands at the first byte that is no UTF-8 text. */
export function decode(bytes: Uint8Array): TextReading {
  const text = normalize(new TextDecoder().decode(bytes));
  // The decoder writes U+FFFD for invalid bytes; the text before the first one is valid.
  const first = text.search(/[\ufffd\0]/);
  if (first < 0 || (isUtf8(bytes) && !text.includes('\0'))) return { text, unreadable: undefined };
  return { text, unreadable: { ...NOT_UTF8, place: pointAt(text, first) } };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const NOT_UTF8: Fault = {
  rule: 'encodage',
  message:
    'Ce fichier n’est pas un texte enregistré en UTF-8 : le site ne sait pas lire ce qui commence ici.',
  hint: 'Enregistrez-le en UTF-8 (dans « Enregistrer sous… », choisissez « Encodage : UTF-8 ») ; si ce n’est pas un texte, supprimez-le.',
};
