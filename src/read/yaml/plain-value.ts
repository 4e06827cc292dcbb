import { PROSE_KEYS } from '../../content/value-keys.ts';
import { HASHED_WORD, hashOf, withoutComment } from './comment.ts';
import { insideCurly } from './curly.ts';
import { quoted } from './quote.ts';
import type { Value, ValueFault } from './value-fault.ts';

/** The whole value between quotes, its comment behind it. */
function inQuotes(text: string): string {
  const said = withoutComment(text);
  return quoted(insideCurly(said) ?? said) + text.slice(said.length);
}

/** `Eco Logik : une association`. */
export function colonFault({ text }: Value): ValueFault | undefined {
  const at = withoutComment(text).search(/:(?=[ \t]|$)/);
  if (at <= 0) return undefined;
  return {
    rule: 'yaml-deux-points',
    at,
    message: 'Ce texte contient un deux-points : sans guillemets, la suite serait mal comprise.',
    hint: 'Entourez le texte de guillemets droits.',
    fixed: inQuotes(text),
  };
}

/** `Notre projet #1`. */
export function hashFault({ text }: Value): ValueFault | undefined {
  const at = hashOf(text);
  if (at < 0 || !HASHED_WORD.test(text.slice(at))) return undefined;
  return {
    rule: 'yaml-diese',
    at,
    message: `Le dièse cache la suite de la ligne : « ${text.slice(at).trim()} » ne s’affichera pas.`,
    hint: 'Entourez le texte de guillemets droits pour garder le dièse.',
    fixed: inQuotes(text),
  };
}

/** What the comments of the site's own models begin with. */
const OWN_COMMENT =
  /^#+\s*([àa] remplacer|exemple|facultatif|obligatoire|ou\b|au choix|voir|note)/i;

/** `Notre projet # le plus beau`: a comment that may be a part of the text. */
export function commentFault({ text, key }: Value): ValueFault | undefined {
  const at = hashOf(text);
  const isDoubtful = at > 0 && PROSE_KEYS.has(key) && !OWN_COMMENT.test(text.slice(at));
  if (!isDoubtful) return undefined;
  return {
    rule: 'yaml-diese',
    at,
    severity: 'warning',
    message: 'Ce qui suit le dièse est une remarque : le site ne l’affichera pas.',
    hint: `Si « ${text.slice(at + 1).trim()} » fait partie du texte, entourez tout le texte de guillemets droits.`,
  };
}

/** `Bonjour"`: a closing quote that nothing opened. */
export function unopenedFault({ text }: Value): ValueFault | undefined {
  const said = withoutComment(text);
  if (!/\D"$/.test(said) || said.indexOf('"') < said.length - 1) return undefined;
  return {
    rule: 'yaml-guillemet',
    at: said.length - 1,
    message: 'Ce guillemet ferme un texte qui n’a pas été ouvert par un guillemet.',
    hint: 'Ajoutez un guillemet droit " au début du texte, ou effacez celui-ci.',
    fixed: `"${text}`,
  };
}
