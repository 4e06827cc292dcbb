import { commentAt, isProseKey } from './plain-value.ts';
import { quoted } from './quote.ts';
import type { ValueFault } from './value.ts';

export const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** The offset after the bracket that closes the first one; beyond the text's length when none does. */
export const closingBracket = (text: string): number => bracketsOf(text).end ?? text.length + 1;

/** The fault of a value whose first bracket is not closed: it stands where the innermost open one does. */
export function bracketFault(text: string, key: string): ValueFault {
  const { open, quote } = bracketsOf(text);
  if (quote !== undefined) return quoteFault(quote);
  const at = open.at(-1) ?? 0;
  const remark = commentAt(text);
  const value = (remark < 0 ? text : text.slice(0, remark)).trimEnd();
  const isList = !isProseKey(key) && (text[0] === '[' ? /,/ : /:\s/).test(value);
  const closers = open.map((place) => CLOSING[text[place] ?? ''] ?? '').reverse();
  return {
    rule: 'yaml-guillemet',
    at,
    message: `${text[at] === '[' ? 'Un crochet' : 'Une accolade'} s’ouvre ici et ne se ferme pas.`,
    hint: isList
      ? `Ajoutez « ${closers.join('')} » à la fin de la ligne.`
      : 'Si ce signe fait partie du texte, entourez tout le texte de guillemets droits.',
    fixed:
      (isList ? value.replace(/,$/, '') + closers.join('') : quoted(value)) +
      text.slice(value.length),
  };
}

const quoteFault = (at: number): ValueFault => ({
  rule: 'yaml-guillemet',
  at,
  message: 'Un guillemet s’ouvre ici et ne se ferme pas.',
  hint: 'Fermez-le par le même guillemet, puis fermez le crochet ou l’accolade.',
});

interface Brackets {
  /** The offset after the bracket that closes the first one. */
  end?: number;
  /** The brackets that are still open at the end of the text. */
  open: readonly number[];
  /** A quote that is. */
  quote?: number;
  /** The bracket that was open where the first wrong one came to close it. */
  crossed?: number;
}

/** Reads the brackets of a text that begins with one. */
export function bracketsOf(text: string): Brackets {
  const open: number[] = [];
  let quote: number | undefined;
  let crossed: number | undefined;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quote !== undefined) {
      if (sign === text[quote]) quote = undefined;
    } else if (sign === '"' || (sign === "'" && /[\s[{,:]/.test(text[at - 1] ?? ''))) quote = at;
    else if (sign === '#' && /\s/.test(text[at - 1] ?? '')) at = lineEnd(text, at);
    else if (sign === '[' || sign === '{') open.push(at);
    else if (sign === ']' || sign === '}') {
      const place = open.pop();
      if (CLOSING[text[place ?? at] ?? ''] !== sign) crossed ??= place;
      if (open.length === 0) return { end: at + 1, open };
    }
  }
  return { open, quote, crossed };
}

const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};
