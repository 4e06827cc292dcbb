import { isKnownKey } from '../../content/known-keys.ts';
import { isWritten } from './is-key.ts';
import { type LineMending, say } from './lead.ts';
import { keyOf, takeApart } from './line.ts';

/** Signs without width that copying from a page or a chat brings along, by their names. */
const NAMES: Readonly<Record<string, string>> = {
  '\u00ad': 'un trait d’union conditionnel',
  '\u200b': 'une espace sans largeur',
  '\u200c': 'un antiliant sans chasse',
  '\u200d': 'un liant sans chasse',
  '\u200e': 'une marque de sens d’écriture',
  '\u200f': 'une marque de sens d’écriture',
  '\u2060': 'un gluon de mots',
  '\ufeff': 'une marque de début de fichier',
};

const SIGNS = /\u00ad|\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufeff/g;

const bare = (text: string) => text.replace(SIGNS, '');

/** Takes away the invisible signs that stand around a dash, a key, or the quotes of a value; those of prose are left. */
export function mendInvisible(mending: LineMending): void {
  const { text } = mending;
  const first = text.search(SIGNS);
  if (first < 0) return;
  const length = structureLength(bare(text));
  const cut = offsetAfter(text, length);
  const rest = text.slice(cut);
  const lead = bare(text.slice(0, cut));
  const isOutside = lead.endsWith(':') || /^\s*["'“‘]/.test(bare(rest));
  const mended = lead + (isOutside ? trimmed(rest) : rest);
  if (length === 0 || mended === text) return;
  const name = NAMES[text[first] ?? ''] ?? 'un signe';
  const code = (text.codePointAt(first) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, first).trim();
  const where = before === '' ? 'au début de la ligne' : `après « ${before.slice(-30)} »`;
  say(mending, 'yaml-espace-insecable', first, {
    message: `Un signe invisible se cache ${where} : ${name} (U+${code}).`,
    hint: 'Retapez cette ligne, ou remplacez-la par celle-ci, où le signe n’est plus.',
  });
  mending.text = mended;
}

/** How much of a clean line its margin, dashes, key, colon and the space after it take; 0 without dash or key. */
function structureLength(clean: string): number {
  const { content, column, dashes } = takeApart(clean);
  const part = keyOf(content);
  if (part && isWritten(part)) {
    return column + content.length - part.value.length;
  }
  // A key whose colon has lost its space, or stands against the sign.
  const glued = /^([\p{L}_][\p{L}\p{N}_-]*)\s*:/u.exec(content);
  if (glued && isKnownKey(glued[1] ?? '')) return column + glued[0].length;
  return dashes === '' ? 0 : column;
}

/** The offset in a text at which so many visible signs have passed. */
function offsetAfter(text: string, length: number): number {
  let seen = 0;
  let at = 0;
  while (at < text.length && seen < length) {
    if (!Object.hasOwn(NAMES, text[at] ?? '')) seen++;
    at++;
  }
  return at;
}

/** A value without the invisible signs at its ends, outside its quotes. */
function trimmed(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && Object.hasOwn(NAMES, text[from] ?? '')) from++;
  while (to > from && Object.hasOwn(NAMES, text[to - 1] ?? '')) to--;
  return text.slice(from, to);
}
