import type { Diagnosis, Position } from '../values/issue.ts';
import { pointAt } from '../values/positions.ts';
import { normalize } from '../values/text.ts';

interface Decoded {
  /** With `\n` line ends and without byte-order mark. */
  text: string;
  /** At the first byte that is no UTF-8 text; the file is then not to be read. */
  issue?: Diagnosis & Position;
}

/** Decodes UTF-8. */
export function decode(bytes: Uint8Array): Decoded {
  const text = normalize(new TextDecoder().decode(bytes));
  // The decoder writes U+FFFD for invalid bytes; the text before the first one is valid.
  const first = text.search(/[\ufffd\0]/);
  if (first < 0 || (isUtf8(bytes) && !text.includes('\0'))) return { text };
  const { line, column } = pointAt(text, first);
  return { text, issue: { ...NOT_UTF8, line, column } };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const NOT_UTF8: Diagnosis = {
  rule: 'encodage',
  message:
    'Ce fichier n’est pas un texte enregistré en UTF-8 : le site ne sait pas lire ce qui commence ici.',
  hint: 'Enregistrez-le en UTF-8 (dans « Enregistrer sous… », choisissez « Encodage : UTF-8 ») ; si ce n’est pas un texte, supprimez-le.',
};
