import { takesNoText } from '../../content/blocks/tag-names.ts';
import type { Diagnosis, Fix } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import type { Found } from './leftovers.ts';

/** The part of a tag that is well written: its name and the properties up to the first mistake. */
const READ =
  /^<\/?[a-z][\w-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"<]*"|'[^'<]*'|\{[\w.]*\}|[^\s"'=<>`{}/]+))?)*\s*/i;

/** Diagnosis of a tag that the parser could not read, at the first quote or brace without partner; later lines of the tag count. */
export function unreadTag(found: Found): Diagnosis & { offset?: number } {
  const { match, line, context } = found;
  const name = match[1] ?? '';
  const start = line.offset + match.index;
  const text = tagText(context.text, start);
  const read = (text[1] === '/' ? /^<\/[\w-]+\s*/ : READ).exec(text)?.[0] ?? `<${name}`;
  const rest = text.slice(read.length);
  const fix = (from: number, to: number, written: string): { fix: Fix } => ({
    fix: { from: start + from, to: start + to, text: written },
  });
  const label = `<${text[1] === '/' ? '/' : ''}${name}>`;
  const end = takesNoText(name) && text[1] !== '/' ? '/>' : '>';
  // `href="/contact label="A"`: the value goes on up to the quote of the next property.
  const next = /"[^"]*?\s+(?=[a-z]\w*\s*=\s*"$)/i.exec(read.trimEnd());
  if (next && /^[^\s/>]/.test(rest))
    return {
      rule: 'guillemet-non-ferme',
      message: `Il manque le guillemet droit qui ferme une valeur de la balise ${label}.`,
      hint: 'Chaque valeur commence et finit par un guillemet droit : nom="valeur".',
      offset: start + next.index,
      ...fix(next.index + next[0].trimEnd().length, next.index + next[0].trimEnd().length, '"'),
    };
  const value = /^=\s*(["'{])/.exec(rest);
  const offset = start + read.length;
  if (value) {
    const { 0: opening, 1: sign = '' } = value;
    if (sign === '{' && rest.includes('}'))
      return { ...code(rest.slice(1)), offset: offset + opening.length - 1 };
    const isQuote = sign !== '{';
    const ending = rest.indexOf(sign, opening.length) < 0 && /\s*\/?>$/.exec(rest);
    return {
      rule: isQuote ? 'guillemet-non-ferme' : 'accolade-non-fermee',
      message: `Dans la balise ${label}, ${isQuote ? 'un guillemet est ouvert' : 'une accolade est ouverte'} ici et n’est jamais ${isQuote ? 'fermé' : 'fermée'}.`,
      hint: `Ajoutez le signe « ${isQuote ? sign : '}'} » à la fin de la valeur.`,
      offset: offset + opening.length - 1,
      ...(isQuote && ending
        ? fix(read.length + ending.index, read.length + ending.index, sign)
        : {}),
    };
  }
  if (rest.startsWith('{')) return { ...code(rest), offset };
  // Words behind the last value are text.
  const after = (/^[\s\S]*["'}]/.exec(read)?.[0] ?? read.trimEnd()).length;
  const behind = read.slice(after).trim() + rest.trim().replace(/^\/$/, '');
  if (/^\/?$/.test(rest.trim()) || rest.startsWith('\n'))
    return {
      rule: 'balise-incomplete',
      message: `La balise ${label} commence ici et ne se termine pas.`,
      hint: `Terminez-la par « ${end} » sur la même ligne.`,
      ...fix(after, behind ? after : text.trimEnd().length, end === '/>' ? ' />' : '>'),
    };
  return {
    rule: 'texte-dans-balise',
    message: `La balise ${label} est mal écrite à partir de « ${shorten(rest, 20)} ».`,
    hint: text.startsWith('</')
      ? 'Une balise de fin ne contient que le nom du bloc.'
      : 'Dans une balise, on écrit seulement des propriétés : nom="valeur", chacune une seule fois, séparées par une espace. À l’intérieur d’une valeur, employez les guillemets français « … ».',
    offset,
  };
}

/** The text of a tag: up to its end, the next tag or a blank line. */
function tagText(text: string, start: number): string {
  const after = text.slice(start + 1, start + 4000).search(/<|\n[\s>]*\n/);
  const whole = text.slice(start, after < 0 ? start + 4000 : start + 1 + after);
  return /^[^\n]*?\/?>(?=\s*(?:\n|$))/.exec(whole)?.[0] ?? whole;
}

export const unended = (name: string): Diagnosis => ({
  rule: 'balise-incomplete',
  message: `La balise <${name}> commence ici et ne se termine pas : les visiteurs liraient ces signes.`,
  hint: 'Effacez-la et gardez le texte : les pages n’acceptent pas le HTML.',
});

const code = (source: string): Diagnosis => ({
  rule: 'code-interdit',
  message: `Cette balise contient du code : « ${shorten(source, 40)} ». Une page ne peut contenir que du texte.`,
  hint: 'Écrivez une valeur entre guillemets, ou le nom d’une liste écrite en haut du fichier. Exemple : items={frontmatter.figures}',
});
