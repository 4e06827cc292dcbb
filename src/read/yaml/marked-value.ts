const LINK = /^!?\[([^\][]*)\]\(([^()\s]+)\)/;
const AROUND = /^(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/;

/** Keys that hold an address: of a link pasted there, it is what was meant. */
const ADDRESS_KEY =
  /^(?:image|src|href|url|link|cv|statutes|brochure|logo|radio|repository|professional|network|messaging)$/;

/** A value without the bold, italics or link that it begins with: quotes alone would have them shown, or refused. */
export function withoutMarks(text: string, key: string): string {
  const link = LINK.exec(text);
  if (link?.[1] !== undefined && ADDRESS_KEY.test(key)) return link[2] ?? text;
  const bare = text.replace(LINK, '$1').replace(AROUND, '$2').trim();
  return bare === '' ? text : bare;
}
