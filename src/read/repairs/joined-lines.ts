import { isKnownKey } from '../../content/known-keys.ts';
import { takeApart } from '../yaml/line.ts';
import { marginsAround } from './margins.ts';
import type { Repair, Suspect } from './repair.ts';

/** `…chaque trimestre  - title: Les randonnées`: a line cut in two before a key that stands in it, also where no space parts them. */
export function* joinedLines(suspect: Suspect): Generator<Repair> {
  const { lines, line } = suspect;
  const text = lines[line - 1] ?? '';
  for (const index of startsOfKeys(text)) {
    const first = text.slice(0, index).trimEnd();
    // A key behind a `#` is put aside, not joined to anything.
    if (!/[\p{L}\p{N}]/u.test(first)) continue;
    const rest = text.slice(index).trimEnd();
    for (const margin of new Set([index - first.length, ...marginsAround(suspect)])) {
      const second = ' '.repeat(margin) + rest;
      yield {
        lines: lines.toSpliced(line - 1, 1, first, second),
        more: 1,
        fault: {
          rule: 'yaml-retrait',
          line,
          column: index + 1,
          message: `Deux lignes n’en font plus qu’une : « ${rest.slice(0, 40)} » devait commencer la suivante.`,
          hint: 'Placez-vous devant ces mots et appuyez sur « Entrée », puis décalez la nouvelle ligne comme ses voisines.',
          suggestion: `${first}\n${second}`,
        },
      };
    }
  }
}

/** Offsets in a line at which a key of the site begins, with its dash; the key of the line itself is none of them. */
function startsOfKeys(text: string): number[] {
  const own = takeApart(text).column;
  return [...text.matchAll(/([\p{L}\p{N}-]{2,60}):(?= |$)/gu)]
    .flatMap(({ 1: word = '', index }) =>
      Array.from(word, (_, at) => at)
        .filter((at) => at <= word.length - 3 && isKnownKey(word.slice(at)))
        .map((at) => index + at),
    )
    .map((start) => start - (/- +$/.exec(text.slice(0, start))?.[0].length ?? 0))
    .filter((start) => start > own);
}
