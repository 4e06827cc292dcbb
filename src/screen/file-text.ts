/** A file in parts: `head + yaml + tail + body` is the whole text. A file of data is all YAML. */
interface FileParts {
  head: string;
  yaml: string;
  tail: string;
  body: string;
}

/** Splits a text; undefined when the lines `---` are not as a save needs them: such a file is edited whole. */
export function partsOf(text: string, path: string): FileParts | undefined {
  if (path.endsWith('.yml')) return { head: '', yaml: text, tail: '', body: '' };
  const found = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m.exec(text);
  if (found?.index !== 0) return undefined;
  const [whole, head = '', yaml = '', tail = ''] = found;
  return { head, yaml, tail, body: text.slice(whole.length) };
}

export const joined = ({ head, yaml, tail, body }: FileParts): string => head + yaml + tail + body;

/** A text as a `textarea` gives it back: with line breaks of one character. */
export const toLf = (text: string) => text.replaceAll('\r\n', '\n');

/** Replaces what differs between a text and its edited form, which has line breaks of one character; other bytes stay. */
export function withEdited(text: string, edited: string): string {
  const plain = toLf(text);
  if (plain === edited) return text;
  const shorter = Math.min(plain.length, edited.length);
  let start = 0;
  while (start < shorter && plain[start] === edited[start]) start++;
  let end = 0;
  while (end < shorter - start && plain.at(-1 - end) === edited.at(-1 - end)) end++;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const inserted = edited.slice(start, edited.length - end).replaceAll('\n', lineBreak);
  const offset = (position: number) => offsetIn(text, position);
  return text.slice(0, offset(start)) + inserted + text.slice(offset(plain.length - end));
}

/** Offset in a text of a position in its form with line breaks of one character. */
function offsetIn(text: string, position: number): number {
  if (!text.includes('\r\n')) return position;
  let offset = 0;
  for (let left = position; left > 0; left--) offset += text.startsWith('\r\n', offset) ? 2 : 1;
  return offset;
}
