/** Signs that may stand around a quoted word. */
const BEFORE = /[\s\u00a0\u202f([{«“—–-]/;
const AFTER = /[\s\u00a0\u202f)\]}»”.,;:!?…—–-]/;

/** No sentence is as long; a longer text is left to its editor. */
const LONGEST = 5000;

/** A quote of a text, and which way it faces. */
interface Mark {
  at: number;
  opens: boolean;
}

/**
 * A text that only begins with a quoted word, `"Culture" et "Nature"`, with French quotes around each;
 * undefined when its first quote is that of the whole text, or when the pairs cannot be told.
 */
export function withGuillemets(text: string): string | undefined {
  const marks = marksOf(text);
  const isPaired = marks.every(({ opens }, index) => opens === (index % 2 === 0));
  if (marks.length < 4 || marks.length % 2 > 0 || !isPaired) return undefined;
  let from = 0;
  let all = '';
  for (const { at, opens } of marks) {
    all += text.slice(from, at) + (opens ? '« ' : ' »');
    from = at + 1;
  }
  return all + text.slice(from);
}

/** Whether the first quote only goes around the first words, as far as can be seen. */
export const isFirstPair = (text: string): boolean => marksOf(text)[1]?.opens === false;

/** The quotes of the kind that begins a text; an apostrophe within a word is none. */
function marksOf(text: string): Mark[] {
  const quote = text[0];
  const marks: Mark[] = [];
  if (text.length > LONGEST) return marks;
  for (let at = 0; at < text.length; at++) {
    if (quote === '"' && text[at] === '\\') at++;
    else if (text[at] === quote) {
      const opens = isSide(BEFORE, text[at - 1]) && !isSide(AFTER, text[at + 1]);
      const closes = isSide(AFTER, text[at + 1]) && !isSide(BEFORE, text[at - 1]);
      if (opens || closes) marks.push({ at, opens });
    }
  }
  return marks;
}

const isSide = (signs: RegExp, sign: string | undefined) => sign === undefined || signs.test(sign);
