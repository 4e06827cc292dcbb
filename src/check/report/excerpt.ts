const WIDTH = 96;

/** A line of a file with a caret under the place at fault; a long line is cut around it. */
export function excerpt(text: string, line: number, column: number): string[] {
  const source = text.split('\n')[line - 1];
  if (source === undefined || source.trim() === '') return [];
  const points = [...source];
  // Columns count UTF-16 units, as editors' tools do; carets count what the eye sees.
  const at = [...source.slice(0, column - 1)].length;
  const from = points.length <= WIDTH ? 0 : Math.max(0, Math.min(at - 40, points.length - WIDTH));
  const shown = points
    .slice(from, from + WIDTH)
    .map(visible)
    .join('');
  const before = from > 0 ? '…' : '';
  const after = from + WIDTH < points.length ? '…' : '';
  const number = String(line);
  const margin = ' '.repeat(number.length);
  return [
    `${number} │ ${before}${shown}${after}`,
    `${margin} │ ${' '.repeat(at - from + before.length)}^`,
  ];
}

/** Characters that the eye cannot tell from a space are shown, the rest stays itself. */
function visible(character: string): string {
  if (character === '\t') return '⇥';
  if (/[\u00a0\u202f\u2007]/.test(character)) return '⍽';
  return /\p{Cc}/u.test(character) ? '�' : character;
}
