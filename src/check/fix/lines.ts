/** A raw text cut into lines, each with the line end that it had; joining them gives the text back. */
function rawLines(text: string): { text: string; end: string }[] {
  const lines: { text: string; end: string }[] = [];
  for (const match of text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)) {
    lines.push({ text: match[1] ?? '', end: match[2] ?? '' });
    if (match[2] === '') break;
  }
  return lines;
}

/** A raw text with one line (1-based) replaced; its byte-order mark, line ends and all else stay. */
export function withLine(raw: string, line: number, replacement: string): string {
  const lines = rawLines(raw);
  const target = lines[line - 1];
  if (!target) return raw;
  const mark = line === 1 && target.text.startsWith('\ufeff') ? '\ufeff' : '';
  target.text = mark + replacement;
  return lines.map(({ text, end }) => text + end).join('');
}
