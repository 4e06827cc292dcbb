import { isKnownKey } from '../../content/known-keys.ts';
import { type LineMending, say } from './lead.ts';
import { keyOf, linesBelow, takeApart } from './line.ts';
import type { State } from './mend-state.ts';

/** What begins an element of a list, or a quotation, in a text. */
const SIGN = /^([-*•·>+–—]|\d{1,2}[.)])[ \t\u00a0\u202f]+(?=\S)/;

/** `- title: Eco` among the keys of the left margin, which belong to no list. */
export function mendTopDash(mending: LineMending, { structure, lines }: State): void {
  const { levels, waiting } = structure;
  const [top] = levels;
  const margin = takeApart(mending.text).indent.length;
  if (!top || levels.length > 1 || waiting || margin !== top.column) return;
  const rest = mending.text.slice(margin);
  const [lead = '', sign = ''] = SIGN.exec(rest) ?? [];
  const content = rest.slice(lead.length);
  const part = keyOf(content);
  if (sign === '' || !part || !isKnownKey(part.key) || isElement()) return;
  // The keys of a file that are all elements of a list are told as a whole.
  if (!lines.some((text) => isKeyAt(text, margin))) return;
  mending.text = mending.text.slice(0, margin) + content;
  if (mending.faults.length > 0) return;
  say(mending, 'yaml-liste', margin, {
    message: `Le signe « ${sign} » n’a pas sa place devant « ${part.key}: », qui n’est ici dans aucune liste.`,
    hint: `Écrivez « ${part.key}: » au bord gauche, sans signe devant.`,
  });

  /** With more keys below its own, it is one of a list whose key was lost. */
  function isElement(): boolean {
    const [next] = linesBelow(lines, mending.line - 1);
    return part?.value !== '' && next !== undefined && next.dashes === '' && next.column > margin;
  }
}

function isKeyAt(text: string, column: number): boolean {
  const line = takeApart(text);
  const key = line.dashes === '' && line.column === column ? keyOf(line.content)?.key : undefined;
  return key !== undefined && isKnownKey(key);
}
