/** `#1` or `#EcoLogik` is a word; a comment has a space after its sign. */
export const HASHED_WORD = /^#(?=[\p{L}\p{N}_])|^# ?\d/u;

/** The offset of the `#` that begins a comment for YAML; -1 when there is none. */
export const hashOf = (text: string) => text.search(/(?<=^|[ \t])#/);

/** A value up to its comment; a hashed word belongs to the value. */
export function withoutComment(text: string): string {
  const hash = hashOf(text);
  const isComment = hash >= 0 && !HASHED_WORD.test(text.slice(hash));
  return (isComment ? text.slice(0, hash) : text).trimEnd();
}
