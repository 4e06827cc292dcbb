import { insideCurly } from './curly.ts';
import { trimEnd } from './line.ts';
import { quoted } from './quote.ts';
import type { Value, ValueFault } from './value.ts';

/** Keys that hold prose: a remark after ` #` there may be a piece of the text that was lost. */
const PROSE =
  /^(title|description|excerpt|alt|text|quote|label|objective|kicker|item|action|result|tagline|message)$/;

/** Whether a key holds prose. */
export const isProseKey = (key: string) => PROSE.test(key);

/** The offset of the `#` that begins a comment; -1 when there is none. */
export const commentAt = (text: string) => text.search(/(?<=^|[ \t])#/);

/** The fault of a value without quotes. */
export function plainFault({ text, key }: Value): ValueFault | undefined {
  const hash = commentAt(text);
  const swallowed = hash >= 0 && isSwallowed(text.slice(hash));
  const comment = hash >= 0 && !swallowed ? text.slice(hash) : '';
  const said = trimEnd(comment ? text.slice(0, hash) : text);
  const gap = comment ? text.slice(said.length, hash) : '';
  const fixed = quoted(insideCurly(said) ?? said) + gap + comment;
  const colon = said.search(/:(?=[ \t]|$)/);
  if (colon > 0) {
    return {
      rule: 'yaml-deux-points',
      at: colon,
      message: 'Ce texte contient un deux-points : sans guillemets, la suite serait mal comprise.',
      hint: 'Entourez le texte de guillemets droits.',
      fixed,
    };
  }
  if (swallowed) return hashFault(text, hash, fixed);
  if (comment && isDoubtful(text.slice(0, hash), comment, key)) return doubt(hash, text);
  return orphan(said);
}

/** `#1` or `#EcoLogik` is a word; a remark has a space after its sign. */
export const isSwallowed = (comment: string) => /^#(?=[\p{L}\p{N}_])|^# ?\d/u.test(comment);

function hashFault(text: string, at: number, fixed: string): ValueFault {
  return {
    rule: 'yaml-diese',
    at,
    message: `Le dièse cache la suite de la ligne : « ${text.slice(at).trim()} » ne s’affichera pas.`,
    hint: 'Entourez le texte de guillemets droits pour garder le dièse.',
    fixed,
  };
}

const REMARK = /^#+\s*([àa] remplacer|exemple|facultatif|obligatoire|ou\b|au choix|voir|note)/i;

const isDoubtful = (said: string, comment: string, key: string) =>
  PROSE.test(key) && said.trim() !== '' && !REMARK.test(comment);

function doubt(at: number, text: string): ValueFault {
  return {
    rule: 'yaml-diese',
    at,
    severity: 'warning',
    message: 'Ce qui suit le dièse est une remarque : le site ne l’affichera pas.',
    hint: `Si « ${text.slice(at + 1).trim()} » fait partie du texte, entourez tout le texte de guillemets droits.`,
  };
}

/** A closing quote that nothing opened. */
function orphan(said: string): ValueFault | undefined {
  const quotes = said.match(/"/g)?.length ?? 0;
  if (!/\D"$/.test(said) || quotes !== 1) return undefined;
  return {
    rule: 'yaml-guillemet',
    at: said.length - 1,
    message: 'Ce guillemet ferme un texte qui n’a pas été ouvert par un guillemet.',
    hint: 'Ajoutez un guillemet droit " au début du texte, ou effacez celui-ci.',
    fixed: `"${said}`,
  };
}
