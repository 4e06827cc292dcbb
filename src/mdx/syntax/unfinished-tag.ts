import { blockSpec } from '../../content/blocks.ts';
import { type Fault, wrong } from '../fault.ts';
import { placeInTag } from './place-in-tag.ts';
import type { TagScanner } from './scan-tag.ts';
import type { Tag } from './tag.ts';
import type { BlockTag } from './tag-nodes.ts';

/** Whether a block takes no text: its tag ends with `/>`. */
export const standsAlone = (name: string) => blockSpec(name)?.children === 'none';

/** A tag that never ends: told at the quote or brace that was opened, else at its `<`. */
export function unfinishedTag(node: BlockTag, { tag, open }: TagScanner): Fault {
  const name = `<${tag.closing ? '/' : ''}${tag.name}>`;
  const end = standsAlone(tag.name) ? ' />' : '>';
  if (!open || open.value.kind === 'bare') {
    const text = withoutWords(node.value, tag)
      .trimEnd()
      .replace(/\s*\/$/, '');
    return wrong(placeInTag(node, 0), {
      rule: 'balise-incomplete',
      message: `La balise ${name} commence ici et ne se termine pas.`,
      hint: `Terminez-la par « ${tag.closing ? '>' : end.trim()} » sur la même ligne.`,
      suggestion: text + (tag.closing ? '>' : end),
    });
  }
  const { kind, at } = open.value;
  const isQuote = kind === 'quoted';
  const [opening, closing] = isQuote ? '""' : '{}';
  return wrong(placeInTag(node, at), {
    rule: isQuote ? 'guillemet-non-ferme' : 'accolade-non-fermee',
    message: `Dans la balise ${name}, ${isQuote ? 'un guillemet est ouvert ici et n’est jamais fermé' : 'une accolade est ouverte ici et n’est jamais fermée'}.`,
    hint: isQuote
      ? 'Ajoutez un guillemet droit à la fin de la valeur.'
      : 'Ajoutez une accolade fermante après le nom de la liste. Exemple : items={frontmatter.timeline}',
    suggestion: `${node.value.slice(0, at)}${opening}${valueStart(node.value.slice(at + 1))}${closing}${end}`,
  });
}

/** A tag that never ends without the words that follow its last value: those of the sentence that it stands in. */
function withoutWords(text: string, { attributes }: Tag): string {
  const last = attributes.findLast(({ value }) => value !== undefined);
  return last && last !== attributes.at(-1) ? text.slice(0, last.end) : text;
}

/** A value that nothing closes, up to the end of its tag. A pattern would retry at each blank. */
function valueStart(text: string): string {
  const end = text.indexOf('>');
  const inner = (end < 0 ? text : text.slice(0, end)).trim();
  return inner.endsWith('/') && inner !== '/' ? inner.slice(0, -1).trim() : inner;
}
