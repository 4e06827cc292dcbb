import { type Broken, breakLines, splitWord } from './break-lines.ts';

/** A text broken into lines at the size where it fits. */
interface Fitted {
  lines: string[];
  /** In pixels, as is `leading`: the distance between two lines. */
  size: number;
  leading: number;
}

interface Box {
  width: number;
  height: number;
  /** Largest and smallest size, in pixels. */
  largest: number;
  smallest: number;
  /** Distance between lines, in em. */
  leading: number;
}

const STEP = 2;

/**
 * Sets a text in its box, as large as it goes with lines of like length. `measure` gives the width
 * of a run in em. At the smallest size a word that is too long is cut, and a text that is too long
 * ends with an ellipsis: nothing leaves the box.
 */
export function fitText(text: string, box: Box, measure: (text: string) => number): Fitted {
  const words = text.split(/[ \n\t]+/).filter(Boolean);
  const widthOf = byWord(measure);
  let best: { size: number; lines: string[]; score: number } | undefined;
  for (let size = box.largest; size >= box.smallest; size -= STEP) {
    // A score is at most the size: smaller ones cannot win any more.
    if (best && best.score >= size) break;
    const broken = breakAt(words, size, box, widthOf);
    if (!broken) continue;
    const score = size * (1 - (1.5 * broken.cost) / broken.lines.length);
    if (!best || score > best.score) best = { size, lines: broken.lines, score };
  }
  const size = best?.size ?? box.smallest;
  return { lines: best?.lines ?? cutLines(words, box, widthOf), size, leading: size * box.leading };
}

function breakAt(
  words: readonly string[],
  size: number,
  box: Box,
  measure: (text: string) => number,
): Broken | undefined {
  const most = Math.max(1, Math.floor(box.height / (size * box.leading)));
  return breakLines(words, box.width / size, most, measure);
}

function cutLines(words: string[], box: Box, measure: (text: string) => number): string[] {
  const width = box.width / box.smallest;
  const pieces = words.flatMap((word) => splitWord(word, width, measure));
  for (let end = pieces.length; end > 0; end -= 1) {
    const kept = pieces.slice(0, end);
    if (end < pieces.length) kept.push(withEllipsis(kept.pop() ?? '', width, measure));
    const broken = breakAt(kept, box.smallest, box, measure);
    if (broken) return broken.lines;
  }
  return [];
}

/** A piece that ends with an ellipsis, shortened where it would leave its line. */
function withEllipsis(piece: string, width: number, measure: (text: string) => number): string {
  const letters = [...piece.replace(/[\s,;:.!?–—-]+$/u, '')];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Widths by word: a title is measured at many sizes and breaks, and a font remembers its words. */
const byWord =
  (measure: (text: string) => number) =>
  (text: string): number =>
    text.split(/( )/).reduce((sum, run) => sum + (run ? measure(run) : 0), 0);
