import { unbroken, wordWidth } from '../theme/classes.css.ts';
import { bindShortWords } from '../values/text.ts';

/** Widths of the letters of the title font (em), the widest of each group; the last holds all others. */
const LETTERS = [
  [/[mw\u0153]/giu, 0.92],
  [/\p{Lu}/gu, 0.76],
  [/[filjrt'’.,:;!?\s-]/gu, 0.38],
  [/./gu, 0.58],
] as const;

const WIDTHS = Object.keys(wordWidth).map(Number);

/** Width of a text in the title font (em), rather too large than too small. */
function widthOf(text: string): number {
  let [rest, width] = [text, 0];
  for (const [letters, em] of LETTERS) {
    width += (rest.match(letters)?.length ?? 0) * em;
    rest = rest.replace(letters, '');
  }
  return width;
}

/** Class of a title by the width of its longest word, which is never broken: the title is smaller where the word would not fit. */
export function longestWord(title: string): string {
  const longest = Math.max(...bindShortWords(title).split(/[ \n]/).map(widthOf));
  const fitting = WIDTHS.find((width) => width >= longest) ?? Math.max(...WIDTHS);
  return wordWidth[fitting as keyof typeof wordWidth];
}

/**
 * Whether the title of a page would take more than three lines of `room` em: it is then one step of the scale smaller. A line
 * is filled to nine tenths, because words differ in length.
 */
export const isLong = (title: string, room: number): boolean => widthOf(title) > 3 * 0.9 * room;

/** A title whose lines break neither after a short word nor at a hyphen. */
export const TitleText = ({ text }: { text: string }) =>
  bindShortWords(text)
    .split(/([^\s\u00a0]*\p{L}-\p{L}[^\s\u00a0]*)/u)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: two words may be equal
        <span key={at} className={unbroken}>
          {part}
        </span>
      ),
    );
