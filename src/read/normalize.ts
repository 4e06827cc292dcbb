const BOM = /^\ufeff/;

/** A text as the parsers expect it: no byte-order mark, `\n` line ends. Lines and columns stay true. */
export function normalize(text: string): string {
  return text.replace(BOM, '').replace(/\r\n?/g, '\n');
}
