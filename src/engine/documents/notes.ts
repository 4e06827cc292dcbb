/** A text without its notes `<!-- … -->`; one that is never closed hides nothing. */
export function withoutNotes(text: string): string {
  let kept = '';
  let from = 0;
  for (;;) {
    const open = text.indexOf('<!--', from);
    const close = open < 0 ? -1 : text.indexOf('-->', open + 4);
    if (close < 0) return kept + text.slice(from);
    kept += text.slice(from, open);
    from = close + 3;
  }
}

/** A line that shows nothing by itself: blank, no-break spaces, a separating line, the address of a link. */
const NOTHING =
  /^(?:(?:\s|&nbsp;|&#160;|&#xa0;|\u200b|\\)*| {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*| {0,3}\[[^\]]{1,200}\]:.*)$/i;

/** Whether a body shows anything at all: one that holds only notes, separating lines or blanks does not. */
export function hasText(body: string): boolean {
  const first = body.trimStart()[0];
  if (first === undefined) return false;
  // Nearly every body begins with a word or a heading: it is not looked at any further.
  if (!/[<&\-*_[\\\u200b]/.test(first)) return true;
  return withoutNotes(body)
    .split('\n')
    .some((line) => !NOTHING.test(line));
}
