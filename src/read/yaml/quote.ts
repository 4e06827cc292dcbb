/** A text as a YAML value on one line, between quotes: straight ones, or apostrophes when it holds straight quotes. */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}

/** Where a quoted value ends: the offset after its closing quote, or -1 when this text does not close it. */
export function closingQuote(value: string): number {
  const quote = value[0];
  for (let at = 1; at < value.length; at++) {
    if (quote === '"' && value[at] === '\\') at++;
    else if (value[at] === quote) {
      if (quote === "'" && value[at + 1] === "'") at++;
      else return at + 1;
    }
  }
  return -1;
}

/** Whether nothing but a comment follows. */
export const isTail = (text: string) => /^[\s\u00a0\u202f]*$|^\s+#/.test(text);
