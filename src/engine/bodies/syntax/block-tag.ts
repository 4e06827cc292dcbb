import type { Literal } from 'mdast';
import type { Position } from '../../issue.ts';

/** A tag before pairing, or a comment, which is removed. */
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

/** Position in the file of an offset from the `<` of a tag. */
export function positionInTag({ value, position }: BlockTag, offset: number): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const before = value.slice(0, offset).split('\n');
  const last = before.at(-1)?.length ?? 0;
  return before.length === 1
    ? { line, column: column + last }
    : { line: line + before.length - 1, column: last + 1 };
}
