import { PROSE_KEYS } from '../../content/value-keys.ts';
import { withoutComment } from './comment.ts';
import { isTail, quoted } from './quote.ts';
import type { Value, ValueFault } from './value-fault.ts';

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** The brackets of a text that begins with one. */
interface Brackets {
  /** The offset after the bracket that closes the first one; undefined when none does. */
  end?: number;
  /** Offsets of the brackets that are still open. */
  open: readonly number[];
  /** Offset of a quote that is still open. */
  quote?: number | undefined;
}

/** Reads the brackets of a text, those in quotes and comments apart. */
export function bracketsOf(text: string): Brackets {
  const open: number[] = [];
  let quote: number | undefined;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    const before = text[at - 1] ?? '';
    if (quote !== undefined) {
      if (sign === text[quote]) quote = undefined;
    } else if (sign === '"' || (sign === "'" && /[\s[{,:]/.test(before))) quote = at;
    else if (sign === '#' && /\s/.test(before)) at = text.indexOf('\n', at) >>> 0;
    else if (sign === '[' || sign === '{') open.push(at);
    else if (sign === ']' || sign === '}') {
      const place = open.pop();
      // A brace inside brackets, say, that the wrong sign closes is the one that stays open.
      if (place !== undefined && CLOSING[text[place] ?? ''] !== sign) {
        return { open: [...open, place] };
      }
      if (open.length === 0) return { end: at + 1, open };
    }
  }
  return { open, quote };
}

/** A value whose first bracket is not closed, or is followed by words. */
export function bracketFault({ text, key }: Value): ValueFault | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  const { end, open, quote } = bracketsOf(text);
  if (end !== undefined && isTail(text.slice(end))) return undefined;
  const said = withoutComment(text);
  const asText = quoted(said) + text.slice(said.length);
  if (end !== undefined) {
    return {
      rule: 'yaml-signe',
      at: 0,
      message: `Un texte ne peut pas commencer par « ${text[0]} » sans guillemets.`,
      hint: 'Entourez le texte de guillemets droits.',
      fixed: asText,
    };
  }
  const at = quote ?? open.at(-1) ?? 0;
  const closers = open
    .map((place) => CLOSING[text[place] ?? ''] ?? '')
    .reverse()
    .join('');
  const isList = !PROSE_KEYS.has(key) && (text[0] === '[' ? /,/ : /:\s/).test(said);
  return {
    rule: 'yaml-guillemet',
    at,
    message: `${openName(text[at])} s’ouvre ici et ne se ferme pas.`,
    hint: isList
      ? `Ajoutez « ${closers} » à la fin de la ligne.`
      : 'Si ce signe fait partie du texte, entourez tout le texte de guillemets droits.',
    ...(quote === undefined
      ? { fixed: isList ? said.replace(/,$/, '') + closers + text.slice(said.length) : asText }
      : {}),
  };
}

/** The French name of a sign that opens something. */
export const openName = (sign: string | undefined) =>
  sign === '[' ? 'Un crochet' : sign === '{' ? 'Une accolade' : 'Un guillemet';
