import type { Literal } from 'mdast';
import type { Position } from '../../issue.ts';

/** A tag as written, before it is paired with the one that closes it; or a comment, which is left out of the page. */
export interface BlockTag extends Literal {
  type: 'blockTag';
}

declare module 'mdast' {
  interface RootContentMap {
    blockTag: BlockTag;
  }
  interface PhrasingContentMap {
    blockTag: BlockTag;
  }
}

/** The place in the file of a character of a tag; `offset` counts from its `<`. */
export function positionInTag({ value, position }: BlockTag, offset: number): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const before = value.slice(0, offset).split('\n');
  const last = before.at(-1)?.length ?? 0;
  return before.length === 1
    ? { line, column: column + last }
    : { line: line + before.length - 1, column: last + 1 };
}
