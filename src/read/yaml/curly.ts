import { FORMED_KEYS, NUMBER_KEYS } from '../../content/value-keys.ts';
import { withoutComment } from './comment.ts';
import { quoted } from './quote.ts';
import type { Value, ValueFault } from './value-fault.ts';

const AROUND = /^(?:[“”„‟]([^"“”„‟]+)[“”„‟"]|"([^"“”„‟]+)[“”„‟]|[‘‚]([^‘‚]+)[’'])$/;

/** A text that is surely no prose, whatever its key. */
const PLAIN_TEXT = /^(?:\/\S*|https?:\S+|#\S+|\S+@\S+|\d[\d-]*|true|false)$/;

/** The text inside one pair of curly quotes that goes around the whole of it; undefined without such a pair. */
export const insideCurly = (text: string): string | undefined =>
  AROUND.exec(text)?.slice(1).find(Boolean)?.trim() || undefined;

/** A value between curly quotes: they would show, for only straight ones belong to the file. */
export function curlyFault({ text, key }: Value): ValueFault | undefined {
  const said = withoutComment(text);
  const inner = insideCurly(said);
  if (inner === undefined) return undefined;
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
