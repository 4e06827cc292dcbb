import { withoutNotes } from './notes.ts';

/** A line that shows nothing by itself: blank, no-break spaces, a separating line, the address of a link. */
const BLANK = /^(?:\s|&nbsp;|&#160;|&#xa0;|\u200b|\\)*$/i;
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const DEFINITION = /^ {0,3}\[[^\]]{1,200}\]:/;

/** Whether a body shows anything at all: one that holds only notes, separating lines or blanks does not. */
export function hasText(body: string): boolean {
  const first = body.trimStart()[0];
  if (first === undefined) return false;
  // Nearly every body begins with a word or a heading: it is not looked at any further.
  if (!/[<&\-*_[\\\u200b]/.test(first)) return true;
  return withoutNotes(body)
    .split('\n')
    .some((line) => !BLANK.test(line) && !RULE.test(line) && !DEFINITION.test(line));
}
