import type { Nodes } from 'mdast';
import { type Fault, wrong } from '../fault.ts';
import type { Context } from './context.ts';
import { linesOf, unreadLines } from './lines-of.ts';

const ADDRESS = String.raw`(?:https?:\/\/|mailto:|tel:|www\.|\/)[^()[\]{}\s«»"“”]{1,300}`;
const WORDS = String.raw`(?=[^\]\n[()]{0,200}\p{L})[^\]\n[()]{1,200}`;

/** Links that lack one of their four signs or have another in its place; the words, then the address. */
const SIGNS: readonly RegExp[] = [
  // [words(/address) and [words/address)
  new RegExp(String.raw`(?<!\\)\[(${WORDS})\((${ADDRESS})\)`, 'gu'),
  // [words]/address) and [words]{/address}
  new RegExp(String.raw`(?<!\\)\[(${WORDS})\](?:\{|(?=${ADDRESS}\)))(${ADDRESS})[)}]`, 'gu'),
  // « words »(/address): an address with its protocol is a link by itself.
  /«[ \u00a0\u202f]?([^«»\n]{1,200}?)[ \u00a0\u202f]?»\((\/[^()[\]{}\s«»"“”]{1,300})\)/gu,
];

/** The end of a link whose first bracket is missing: where its words begin, nobody can tell. */
const UNOPENED = new RegExp(String.raw`(?<=[\p{L}\p{N}?!.»”"])\]\(${ADDRESS}\)`, 'gu');

const HINT =
  'Écrivez le texte entre crochets, puis l’adresse entre parenthèses. Exemple : [Me contacter](/contact)';

/** Links that lack a sign: the page would show what is left of them, and lead nowhere. */
export function halfLinks(node: Nodes, context: Context): Fault[] {
  if (
    !linesOf(node, context).some(({ source }) =>
      /[\]([{]\(?(?:https?:|mailto:|tel:|www\.|\/)/.test(source),
    )
  )
    return [];
  const said = { rule: 'lien-mal-ecrit', hint: HINT };
  return unreadLines(node, context).flatMap(({ line, from, source }) => {
    const place = ({ index }: { index: number }) => ({ line, column: from + index + 1 });
    const halves = SIGNS.flatMap((sign) => [...source.matchAll(sign)]);
    const unopened = [...source.matchAll(UNOPENED)].filter(
      ({ index }) => !source.slice(0, index).includes('['),
    );
    return [
      ...halves.map((found) =>
        wrong(place(found), {
          ...said,
          message: 'Il manque un crochet ou une parenthèse à ce lien : il ne marche pas.',
          ...(found[0].includes('\0') ? {} : { suggestion: `[${found[1]}](${found[2]})` }),
        }),
      ),
      ...unopened.map((found) =>
        wrong(place(found), {
          ...said,
          message: 'Le crochet « [ » manque devant le texte de ce lien : il ne marche pas.',
        }),
      ),
    ];
  });
}
