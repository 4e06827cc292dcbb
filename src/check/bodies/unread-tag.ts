import { isRefused, isSureTag, refusedTag, takesNoText } from '../../content/blocks/tag-names.ts';
import type { Diagnosis } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import type { Found } from './leftovers.ts';

/** The part of a tag that is well written: its name and the properties up to the first mistake. */
const READ =
  /^<\/?[a-z][\w-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"<]*"|'[^'<]*'|\{[\w.]*\}|[^\s"'=<>`{}/]+))?)*\s*/i;

/** Diagnosis of a tag that the parser could not read, at the first quote or brace without partner; later lines of the tag count. */
export function unreadTag({
  written: [line = '', name = ''],
  offset,
  context,
}: Found): Diagnosis & { offset?: number } {
  if (isRefused(name)) return refused(name, line);
  const text = tagText(context.text, offset);
  const isClosing = text[1] === '/';
  const label = `<${isClosing ? '/' : ''}${name}>`;
  const [read = ''] = (isClosing ? /^<\/[\w-]+\s*/ : READ).exec(text) ?? [];
  const rest = text.slice(read.length);
  // `href="/contact label="A"`: the value goes on up to the quote of the next property.
  const glued = /(["'])[^"']*=\s*\1\s*$/.exec(read);
  if (glued && /^[^\s/>]/.test(rest))
    return { ...unended('"', label), offset: offset + glued.index };
  const [opening = '', sign = ''] = /^=?\s*(["'{])/.exec(rest) ?? [];
  const at = { offset: offset + read.length + Math.max(0, opening.length - 1) };
  if (sign === '{' && (rest.includes('}') || rest.startsWith('{')))
    return { ...code(rest.slice(opening.length - 1)), ...at };
  if (opening.startsWith('=')) {
    const end = rest.indexOf(sign, opening.length) < 0 ? /\s*\/?>$/.exec(rest)?.index : undefined;
    const to = offset + read.length + (end ?? 0);
    return {
      ...unended(sign, label),
      ...at,
      ...(end !== undefined && sign !== '{' ? { fix: { from: to, to, text: sign } } : {}),
    };
  }
  if (/^\/?\s*$|^\n/.test(rest)) {
    const end = takesNoText(name) && !isClosing ? ' />' : '>';
    const [from, to] = [offset + read.trimEnd().length, offset + text.trimEnd().length];
    return {
      rule: 'balise-incomplete',
      message: `La balise ${label} commence ici et ne se termine pas.`,
      hint: `Terminez-la par « ${end.trim()} » sur la même ligne.`,
      fix: { from, to, text: end },
    };
  }
  return {
    rule: 'texte-dans-balise',
    message: `La balise ${label} est mal écrite à partir de « ${shorten(rest, 20)} ».`,
    hint: isClosing
      ? 'Une balise de fin ne contient que le nom du bloc.'
      : 'Dans une balise, on écrit seulement des propriétés : nom="valeur", chacune une seule fois, séparées par un espace. À l’intérieur d’une valeur, employez les guillemets français « … ».',
    ...at,
  };
}

/** The text of a tag: up to its end, the next tag or a blank line. */
function tagText(text: string, start: number): string {
  const after = text.slice(start + 1, start + 4000).search(/<|\n[\s>]*\n/);
  const whole = text.slice(start, after < 0 ? start + 4000 : start + 1 + after);
  return /^[^\n]*?\/?>(?=\s*(?:\n|$))/.exec(whole)?.[0] ?? whole;
}

/** Diagnosis of a value whose opening quote or brace has no partner in a tag. */
export function unended(sign: string, label: string): Diagnosis {
  const isBrace = sign === '{';
  return {
    rule: isBrace ? 'accolade-non-fermee' : 'guillemet-non-ferme',
    message: `Dans la balise ${label}, ${isBrace ? 'une accolade est ouverte' : 'un guillemet est ouvert'} ici et n’est jamais ${isBrace ? 'fermée' : 'fermé'}.`,
    hint: `Ajoutez le signe « ${isBrace ? '}' : sign} » à la fin de la valeur.`,
  };
}

/** True for a tag of a block, or for one of HTML that has a property or is alone on its line: not for `a <b et c`. */
export const isUnreadTag = ({ written: [line = '', name = ''] }: Found): boolean =>
  isRefused(name)
    ? /^<\w+(?:\s+[\w-]+\s*=[^<>]*>?|(?<=<\w{2,})(?:\s[^>]*)?$)/.test(line)
    : isSureTag(name);

const refused = (name: string, line: string): Diagnosis =>
  /^[^<>]*>/.test(line.slice(1))
    ? refusedTag(name)
    : {
        rule: 'balise-incomplete',
        message: `La balise <${name}> commence ici et ne se termine pas : les visiteurs liraient ces signes.`,
        hint: 'Effacez-la et gardez le texte : les pages n’acceptent pas le HTML.',
      };

/** Diagnosis of a tag with code in braces: neither a text nor a list of the frontmatter. */
export const code = (source: string): Diagnosis => ({
  rule: 'code-interdit',
  message: `Cette balise contient du code : « ${shorten(source, 40)} ». Une page ne peut contenir que du texte.`,
  hint: 'Écrivez une valeur entre guillemets, ou le nom d’une liste écrite en haut du fichier. Exemple : items={frontmatter.figures}',
});
