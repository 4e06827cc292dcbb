import type { Nodes } from 'mdast';
import type { Place } from '../../content/issue.ts';
import { type Fault, short, wrong } from '../fault.ts';
import type { Context } from './context.ts';
import { type Line, linesOf, unreadLines } from './lines-of.ts';

/** The hyphen, and every dash that Word or a phone makes of two. Runs of them are bounded below: hostile texts hold long ones. */
const DASH = '[-\u2010-\u2015\u2212]';

/** « <! » and a dash are nothing else than a note; an arrow may also begin with « <-- ». */
const OPENING = new RegExp(`<\\s?!\\s?${DASH}{1,9}|<(?:--|[\u2013-\u2015])(?!\\s?>)`, 'g');
const CLOSING = new RegExp(`(?<!<|${DASH})${DASH}{1,9}\\s?>`, 'g');

/** Nearly every text is told apart here. */
const FIRST = /<\s?!|<[-\u2013-\u2015]/;

/** Notes to oneself whose signs are not the right ones: the page would show them. */
export function lostNotes(node: Nodes, context: Context): Fault[] {
  const lines = linesOf(node, context);
  if (!lines.some(({ source }) => FIRST.test(source))) return [];
  const written = textOf(lines);
  const unread = textOf(unreadLines(node, context));
  const faults: Fault[] = [];
  for (let from = 0; ; ) {
    const opening = find(OPENING, unread, from);
    if (!opening) return faults;
    const closing = find(CLOSING, unread, opening.to);
    const isSure = opening.sign.includes('!');
    const inner = written.slice(opening.to, closing?.from ?? opening.to).trim();
    if (isSure || /\p{L}/u.test(inner)) {
      const whole = written.slice(opening.from, closing?.to);
      faults.push(leak(whole, { inner, isSure, place: placeIn(lines, opening.from) }));
    }
    // Without an end none of those that follow has one either.
    if (!closing) return faults;
    from = closing.to;
  }
}

const textOf = (lines: readonly Line[]) => lines.map(({ source }) => source).join('\n');

function find(sign: RegExp, text: string, from: number) {
  sign.lastIndex = from;
  const found = sign.exec(text);
  return found && { from: found.index, to: found.index + found[0].length, sign: found[0] };
}

/** The place in the file of the sign at `offset` in the lines joined by line ends. */
function placeIn(lines: readonly Line[], offset: number) {
  let left = offset;
  for (const { line, from, source } of lines) {
    if (left <= source.length) return { line, column: from + left + 1 };
    left -= source.length + 1;
  }
  return { line: lines[0]?.line ?? 1, column: 1 };
}

function leak(
  whole: string,
  { inner, isSure, place }: { inner: string; isSure: boolean; place: Place },
): Fault {
  return wrong(place, {
    rule: 'note-non-fermee',
    message: `« ${short(whole)} » ressemble à une note cachée, mais les visiteurs la liraient.`,
    hint: `Commencez la note par « <!-- » et terminez-la par « --> », avec deux traits d’union : Word et les téléphones en font souvent un tiret long.${isSure ? '' : ' Pour des flèches, écrivez « ← » et « → ».'}`,
    ...(inner === '' || inner.includes('\n') ? {} : { suggestion: `<!-- ${inner} -->` }),
  });
}
