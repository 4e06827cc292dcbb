import { FORMED_KEYS, NUMBER_KEYS } from '../../content/value-keys.ts';
import { isTail, quoted } from './quote.ts';
import type { Value, ValueFault } from './value.ts';

const OPEN = '“”„‟';
const PAIRS = [
  new RegExp(`^[${OPEN}]([^"${OPEN}]+)[${OPEN}"]$`),
  new RegExp(`^"([^"${OPEN}]+)[${OPEN}]$`),
  /^[‘‚]([^‘‚]+)[’']$/,
];

/** The text inside one pair of curly quotes that goes around the whole of it; undefined without such a pair. */
export function insideCurly(text: string): string | undefined {
  for (const pair of PAIRS) {
    const inner = pair.exec(text)?.[1]?.trim();
    if (inner) return inner;
  }
  return undefined;
}

/** A text that is surely no prose, whatever its key. */
const PLAIN_TEXT = /^(?:\/\S*|https?:\S+|#\S+|\S+@\S+|\d[\d-]*|true|false)$/;

/** The fault of a value between curly quotes: they would show, for only straight ones belong to the file. */
export function curlyFault({ text, key }: Value): ValueFault | undefined {
  const comment = text.search(/[ \t]#/);
  const said = comment < 0 ? text : text.slice(0, comment).trimEnd();
  const inner = insideCurly(said);
  if (inner === undefined || !isTail(text.slice(said.length))) return undefined;
  const isSure = FORMED_KEYS.has(key) || PLAIN_TEXT.test(inner) || said.includes('"');
  return {
    rule: 'yaml-guillemet',
    at: 0,
    message: said.includes('"')
      ? 'Ce texte a un guillemet courbe d’un côté et un guillemet droit de l’autre.'
      : 'Ce texte est entre guillemets courbes : le site les affichera avec le texte.',
    hint: 'Écrivez des guillemets droits " à la place ; pour citer une phrase, employez les guillemets français « ».',
    fixed:
      (NUMBER_KEYS.has(key) && /^\d+$/.test(inner) ? inner : quoted(inner)) +
      text.slice(said.length),
    ...(isSure ? {} : { severity: 'warning' }),
  };
}
