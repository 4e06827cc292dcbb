import type { Image } from 'mdast';
import { doubtful, type Fault, placeOf, short } from '../fault.ts';
import { type Context, sourceOf } from './context.ts';

/** Words between quotes after the address of a picture: no page shows them. */
export function lostCredit(node: Image, context: Context): Fault[] {
  const title = node.title?.trim();
  if (!title) return [];
  const source = sourceOf(node, context) ?? '';
  // A longer line would take the search below too much time.
  const bare =
    source.length > 2000 ? source : source.replace(/\s+(?:"[^"]*"|'[^']*'|\([^()]*\))\s*\)$/, ')');
  return [
    doubtful(placeOf(node), {
      rule: 'texte-perdu',
      message: `Le texte « ${short(title)} », écrit après l’adresse de cette image, ne serait pas montré.`,
      hint: 'Pour un crédit ou une légende, écrivez-le sur une ligne à lui sous l’image, après une ligne vide.',
      ...(bare !== source ? { suggestion: `${bare}\n\n*${title.replace(/\*/g, '')}*` } : {}),
    }),
  ];
}
