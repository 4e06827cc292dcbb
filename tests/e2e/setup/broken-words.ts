/**
 * The words that fill more than one line without a hyphen, as the page stands: « communica | tion ».
 * Addresses may break anywhere. Runs inside the page, whole: it may use nothing from this module.
 */
export function findBrokenWords(): string[] {
  const broken = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!(text instanceof Text) || !element?.checkVisibility({ visibilityProperty: true }))
      continue;
    if (/[@/]/.test(text.data)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const shown = [...range.getClientRects()].filter(({ width }) => width >= 1);
      if (new Set(shown.map(({ top }) => Math.round(top))).size > 1) broken.add(word);
    }
  }
  return [...broken];
}
