/** Removes comments `<!-- … -->`, but no text after an unclosed `<!--`. */
function withoutNotes(text: string): string {
  let shown = '';
  let from = 0;
  for (;;) {
    const open = text.indexOf('<!--', from);
    const close = open < 0 ? -1 : text.indexOf('-->', open + 4);
    if (close < 0) return shown + text.slice(from);
    shown += text.slice(from, open);
    from = close + 3;
  }
}

/** A line without visible content: blanks, `&nbsp;`, a thematic break (`---`), a link definition (`[a]: /b`). */
const NOTHING =
  /^(?:(?:\s|&nbsp;|&#160;|&#xa0;|\u200b|\\)*| {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*| {0,3}\[[^\]]{1,200}\]:.*)$/i;

/** True if visitors see something of a body: more than comments, thematic breaks and blanks. */
export function hasText(body: string): boolean {
  const first = body.trimStart()[0];
  if (first === undefined) return false;
  // Fast answer for most bodies, which start with a word or a heading.
  if (!/[<&\-*_[\\\u200b]/.test(first)) return true;
  return withoutNotes(body)
    .split('\n')
    .some((line) => !NOTHING.test(line));
}
