import { type Fault, short, wrong } from '../fault.ts';
import { type ProseLine, placeIn } from './prose-lines.ts';

/** Word and phones make one long dash of two hyphens. */
const OPENING = /<\s?!\s?[-\u2010-\u2015\u2212]/;

/** Comments whose first signs are not `<!--`: the page would show them. */
export const unparsedComments = (lines: readonly ProseLine[]): Fault[] =>
  lines.flatMap((line) => {
    const at = line.unparsed.search(OPENING);
    if (at < 0) return [];
    return [
      wrong(placeIn(line, at), {
        rule: 'note-non-fermee',
        message: `« ${short(line.source.slice(at), 40)} » ressemble à une note cachée, mais les visiteurs la liraient.`,
        hint: 'Commencez la note par « <!-- » et terminez-la par « --> », avec deux traits d’union : Word et les téléphones en font souvent un tiret long.',
      }),
    ];
  });
