import type { z } from 'zod';
import { isFormed, isNumber, isProse } from '../../content/schema/schema-fields.ts';
import type { LocatedDiagnosis } from '../../values/issue.ts';
import {
  closingBracket,
  HASHED_WORD,
  hashOf,
  inQuotes,
  insideCurly,
  isTail,
  quoted,
  startsWithLink,
  withoutComment,
  withoutMarkdown,
} from './line.ts';
import { quotedText } from './quoted-values.ts';

/** Text of a value, as the rules get it. */
interface Value {
  text: string;
  /** Schema of its key; undefined for an unknown key. */
  field: z.ZodType | undefined;
  isKnownKey(word: string): boolean;
}

type ValueRule = (value: Value) => LocatedDiagnosis | undefined;

/** The first mistake in a value that is on one line; undefined for a valid value. */
export function valueFinding(value: Value): LocatedDiagnosis | undefined {
  const { text } = value;
  if (text === '') return undefined;
  if (/^["']/.test(text)) return quotedText(text);
  if (/^[[{|>&*!]/.test(text)) return firstCharacter(value);
  return RULES.map((rule) => rule(value)).find((finding) => finding !== undefined);
}

/** Characters that cannot start an unquoted text. Valid `&anchor`, `*alias`, `!tag` and block scalars (`|`, `>`) do not match. */
const RESERVED =
  /^(?:[@`%,\]}]|\*(?![\w-]+\s*$)|&(?![\w-]+(?:\s*$|\s+["'[{|>]))|!(?![!<]|[\w-]+[!/])|[|>](?![+-]?\d?[+-]?\s*(?:\s#.*)?$)|[?-](?:\s|$)|:\s)/;
/** Reports `@asso`, `*Important*`, `[Nouveau] Une page`, and an unclosed `[a, b`. */
const firstCharacter: ValueRule = ({ text, field }) => {
  const end = /^[[{]/.test(text) ? closingBracket(text) : text.length;
  if (end < 0) {
    return {
      rule: 'yaml-guillemet',
      at: 0,
      message: `« ${text[0]} » s’ouvre ici et ne se ferme pas comme il faut.`,
      hint: `Fermez-le par « ${text[0] === '[' ? ']' : '}'} » ; si ce signe fait partie d’un texte, écrivez ce texte sur une seule ligne, entre guillemets droits.`,
    };
  }
  const isWord = isProse(field) && /^&[\w-]+\s*$/.test(text);
  if (!isWord && !RESERVED.test(text) && !startsWithLink(text) && isTail(text.slice(end)))
    return undefined;
  const value = withoutComment(text);
  const bare = withoutMarkdown(value.replace(/^:\s+/, ''), isFormed(field));
  return {
    rule: 'yaml-signe',
    at: 0,
    message: `Un texte ne peut pas commencer par « ${text[0]} » sans guillemets.`,
    hint:
      bare === value
        ? 'Entourez le texte de guillemets droits.'
        : 'La mise en forme ne se met que dans le texte de la page : écrivez ici la valeur sans ces signes, entre guillemets droits.',
    suggestion: (/^["']/.test(bare) ? bare : quoted(bare)) + text.slice(value.length),
  };
};

/** Reports `Une forêt : un bien commun`, which YAML takes for a key and its value. */
const colon: ValueRule = ({ text, isKnownKey }) => {
  const value = withoutComment(text);
  const at = value.search(/:(?=[ \t]|$)/);
  if (at <= 0) return undefined;
  // In `Une pagedescription: x` a line break is missing before the key `description`.
  const [word = ''] = /[a-z]\w*$/i.exec(value.slice(0, at)) ?? [];
  const isJoined = [...word].some(
    (_, from) => word.length - from > 2 && isKnownKey(word.slice(from)),
  );
  return {
    rule: 'yaml-deux-points',
    at,
    message: 'Ce texte contient un deux-points : sans guillemets, la suite serait mal comprise.',
    hint: isJoined
      ? 'Si une autre clé commence sur cette ligne, placez-vous devant elle et appuyez sur « Entrée » ; sinon, entourez le texte de guillemets droits.'
      : 'Entourez le texte de guillemets droits.',
    ...(isJoined ? {} : { suggestion: inQuotes(text) }),
  };
};

/** YAML comments that the templates for new files contain: not reported. */
const OWN_COMMENT =
  /^#+\s*([àa] remplacer|exemple|facultatif|obligatoire|ou\b|au choix|voir|note)/i;

/** `Notre projet #1` loses its end, an error; the end of `Notre projet # le plus beau` may be a wanted comment, a warning. */
const hash: ValueRule = ({ text, field }) => {
  const at = hashOf(text);
  if (at < 0) return undefined;
  const rest = text.slice(at);
  const isWord = HASHED_WORD.test(rest);
  const isPlainComment = at === 0 || !isProse(field) || OWN_COMMENT.test(rest);
  if (!isWord && isPlainComment) return undefined;
  return {
    rule: 'yaml-diese',
    at,
    message: isWord
      ? `Le dièse cache la suite de la ligne : « ${rest.trim()} » ne s’affichera pas.`
      : 'Ce qui suit le dièse est une remarque : le site ne l’affichera pas.',
    hint: isWord
      ? 'Entourez le texte de guillemets droits pour garder le dièse.'
      : `Si « ${rest.slice(1).trim()} » fait partie du texte, entourez tout le texte de guillemets droits.`,
    ...(isWord ? { suggestion: inQuotes(text) } : { severity: 'warning' }),
  };
};

/** Reports `“Un soir”`: YAML removes straight quotes only, visitors would see the curly ones. */
const curlyQuotes: ValueRule = ({ text, field }) => {
  const value = withoutComment(text);
  const inner = insideCurly(value);
  if (inner === undefined) return undefined;
  const isMixed = value.includes('"');
  return {
    rule: 'yaml-guillemet',
    at: 0,
    message: isMixed
      ? 'Ce texte a un guillemet courbe d’un côté et un guillemet droit de l’autre.'
      : 'Ce texte est entre guillemets courbes : le site les affichera avec le texte.',
    hint: 'Écrivez des guillemets droits " à la place ; pour citer une phrase, employez les guillemets français « ».',
    suggestion:
      (isNumber(field) && /^\d+$/.test(inner) ? inner : quoted(inner)) + text.slice(value.length),
    ...(isMixed || isFormed(field) ? {} : { severity: 'warning' }),
  };
};

/** Reports `Bonjour"`. */
const unopenedQuote: ValueRule = ({ text }) => {
  const value = withoutComment(text);
  if (!/\D"$/.test(value) || value.indexOf('"') < value.length - 1) return undefined;
  return {
    rule: 'yaml-guillemet',
    at: value.length - 1,
    message: 'Ce guillemet ferme un texte qui n’a pas été ouvert par un guillemet.',
    hint: 'Ajoutez un guillemet droit " au début du texte, ou effacez celui-ci.',
    suggestion: `"${text}`,
  };
};

/** In order: a value gets the finding of the first rule that matches. */
const RULES = [firstCharacter, colon, curlyQuotes, unopenedQuote, hash];
