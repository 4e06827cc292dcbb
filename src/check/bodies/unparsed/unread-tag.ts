import { isRefused, isSureTag, refusedTag } from '../../../site/blocks/tag-names.ts';
import type { Diagnosis } from '../../../values/issue.ts';
import { pointAt } from '../../../values/positions.ts';
import { shorten } from '../../../values/text.ts';
import type { MarkupMatch } from './markup-pattern.ts';

/** The part of a tag that is well written: its name and the properties up to the first mistake. */
const READ =
  /^<\/?[a-z][\w-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"<]*"|'[^'<]*'|\{[\w.]*\}|[^\s"'=<>`{}/]+))?)*\s*/i;

/** Diagnosis of a tag that the parser could not read, at the quote or brace without partner, or where it stops being a tag. */
export function unreadTag({ written: [, name = ''], offset, document }: MarkupMatch): Diagnosis {
  const placeAt = (at: number) => pointAt(document.text, at);
  if (isRefused(name)) return { ...refusedTag(name), place: placeAt(offset) };
  const text = tagText(document.text, offset);
  const label = `<${text[1] === '/' ? '/' : ''}${name}>`;
  const [read = ''] = READ.exec(text) ?? [];
  const rest = text.slice(read.length);
  // `href="/contact label="A"`: the value goes on up to the quote of the next property.
  const glued = /^[^\s/>]/.test(rest) ? /["'][^"']*=\s*["']\s*$/.exec(read) : null;
  const [opening = ''] = /^=?\s*["'{]/.exec(rest) ?? [];
  if (glued || opening) {
    return {
      rule: 'guillemet-non-ferme',
      message: `Dans la balise ${label}, la valeur qui commence ici est mal écrite, ou le guillemet qui la finit manque.`,
      hint:
        'Chaque propriété s’écrit nom="valeur", ou nom={frontmatter.liste} pour une liste écrite en haut ' +
        'du fichier. À l’intérieur d’une valeur, employez les guillemets français « … ».',
      place: placeAt(offset + (glued?.index ?? read.length + opening.length - 1)),
    };
  }
  const isOpen = /^\/?\s*$|^\n/.test(rest);
  return {
    rule: 'balise-incomplete',
    message: isOpen
      ? `La balise ${label} commence ici et ne se termine pas.`
      : `La balise ${label} est mal écrite à partir de « ${shorten(rest, 20)} ».`,
    hint: 'Écrivez, entre « < » et « > », le nom du bloc, puis ses propriétés, séparées par un espace. Exemple : <FormEmbed form="volunteer" />',
    place: placeAt(isOpen ? offset : offset + read.length),
  };
}

/** The text of a tag: up to its end, the next tag or a blank line. */
function tagText(text: string, start: number): string {
  const after = text.slice(start + 1, start + 4000).search(/<|\n[\s>]*\n/);
  const whole = text.slice(start, after < 0 ? start + 4000 : start + 1 + after);
  return /^[^\n]*?\/?>(?=\s*(?:\n|$))/.exec(whole)?.[0] ?? whole;
}

/** True for a tag of a block, or for one of HTML that has a property or is alone on its line: not for `a <b et c`. */
export const isUnreadTag = ({ written: [line = '', name = ''] }: MarkupMatch): boolean =>
  isRefused(name)
    ? /^<\w+(?:\s+[\w-]+\s*=[^<>]*>?|(?<=<\w{2,})(?:\s[^>]*)?$)/.test(line)
    : isSureTag(name);
