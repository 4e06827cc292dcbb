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
