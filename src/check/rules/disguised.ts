/**
 * The source of a pattern (flag `i`) for a word of CSS however a drawing writes it: letter by letter, as itself,
 * as an escape (`\75 rl`) or as an entity (`&#117;rl`). A browser reads all of them as the word.
 */
export const disguised = (word: string): string => [...word].map(anySpelling).join('');

function anySpelling(sign: string): string {
  const codes = [...new Set([sign.toLowerCase(), sign.toUpperCase()])].map((same) =>
    same.charCodeAt(0),
  );
  const hex = codes.map((code) => code.toString(16)).join('|');
  const itself = /[a-z]/i.test(sign) ? `\\\\?${sign}` : `[${sign}]`;
  return `(?:${itself}|\\\\0{0,4}(?:${hex})\\s?|&#(?:0*(?:${codes.join('|')})|x0*(?:${hex}));)`;
}
