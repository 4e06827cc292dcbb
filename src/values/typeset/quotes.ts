/** Separates the pieces of text of a paragraph, at the start and end of markup (bold, a link). */
export const GAP = '\ue000';
/** Placeholder for an address or code, which must not change. */
export const HIDDEN = '\ue001';

const OPENS_AFTER = /[\s([{«“‘’'—–/-]/;
const CLOSES_BEFORE = /[\s.,;:!?)\]}»”’'…—–/-]/;

/** Converts pairs of straight double quotes to guillemets; a single one (an inch) does not change. */
export function convertQuotes(text: string): string {
  if (!text.includes('"')) return text;
  const signs = new Map<number, string>();
  const open: number[] = [];
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    const before = neighbour(text, at, -1);
    const after = neighbour(text, at, 1);
    const canClose =
      !/\s/.test(before) && (after === '' || CLOSES_BEFORE.test(after) || after === '"');
    const canOpen =
      !/\s/.test(after) && (before === '' || OPENS_AFTER.test(before) || before === '"');
    const from = open.at(-1);
    if (canClose && from !== undefined && from < at - 1) {
      open.pop();
      signs.set(from, '«').set(at, '»');
    } else if (canOpen) open.push(at);
  }
  return Array.from(
    signs.size > 0 ? text.split('') : [text],
    (sign, at) => signs.get(at) ?? sign,
  ).join('');
}

/** The character before (`-1`) or after (`1`) a position, `GAP` skipped; empty at the start or end of the text. */
function neighbour(text: string, at: number, step: 1 | -1): string {
  let index = at + step;
  while (text[index] === GAP) index += step;
  return text[index] ?? '';
}
