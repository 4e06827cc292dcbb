import type { Diagnosis, Position } from '../values/issue.ts';
import { normalize } from '../values/text.ts';

interface Decoded {
  /** With `\n` line ends and without byte-order mark. */
  text: string;
  /** False for a picture, an archive, or an encoding with two bytes a letter: not to be read. */
  isText: boolean;
  issue?: Diagnosis & Position;
}

/** Decodes UTF-8. Another encoding is reported, and read on as the one that is most usual on Windows. */
export function decode(bytes: Uint8Array): Decoded {
  const text = decoded(bytes);
  if (text !== undefined && !text.includes('\0')) return { text: normalize(text), isText: true };
  // The decoder writes U+FFFD for invalid bytes: the text before the first one is valid.
  const [before = ''] = normalize(new TextDecoder().decode(bytes)).split(/[\ufffd\0]/, 1);
  const lines = before.split('\n');
  const issue = { ...NOT_UTF8, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  // Node decodes curly quotes and dashes of Windows as control characters.
  const western = new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009f]/g, '?');
  const isText = !western.includes('\0');
  return { text: normalize(isText ? western : new TextDecoder().decode(bytes)), isText, issue };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const NOT_UTF8: Diagnosis = {
  rule: 'encodage',
  message:
    'Ce fichier n’est pas un texte enregistré en UTF-8 : le site ne sait pas lire ce qui commence ici.',
  hint: 'Enregistrez-le en UTF-8 (dans « Enregistrer sous… », choisissez « Encodage : UTF-8 ») ; si ce n’est pas un texte, supprimez-le.',
};
