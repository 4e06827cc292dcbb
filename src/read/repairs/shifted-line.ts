import { isBlank, isComment, takeApart } from '../yaml/line.ts';
import { misaligned } from '../yaml/misaligned.ts';
import { isOddMargin, marginsAround } from './margins.ts';
import type { Repair, Suspect } from './repair.ts';

/** A line moved to each of the margins that its neighbours have. */
export function* shiftedLine(suspect: Suspect): Generator<Repair> {
  const { lines, line } = suspect;
  const text = lines[line - 1] ?? '';
  const { indent } = takeApart(text);
  if (isBlank(text) || isComment(text) || /[^ ]/.test(indent)) return;
  const isItem = text.startsWith('- ', indent.length);
  for (const margin of marginsAround(suspect)) {
    if (margin === indent.length) continue;
    const moved = ' '.repeat(margin) + text.slice(indent.length);
    yield {
      lines: lines.with(line - 1, moved),
      more: 0,
      fault: {
        rule: isItem ? 'yaml-liste' : 'yaml-retrait',
        line,
        column: indent.length + 1,
        ...misaligned(margin - indent.length),
        suggestion: moved,
      },
    };
  }
}

/** The same for a line whose margin no other has: of two lines of which one is misplaced, it is this one. */
export function* oddLine(suspect: Suspect): Generator<Repair> {
  if (isOddMargin(suspect)) yield* shiftedLine(suspect);
}
