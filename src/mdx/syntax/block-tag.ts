import type { Literal } from 'mdast';
import type { Position } from '../../values/issue.ts';

/** A tag (`<Name …>`, `</Name>`) before `pairTags` joins pairs of tags to blocks, or a comment, which `pairTags` removes. */
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

/** Converts an offset in a tag (0 is its `<`) to a position in the file. */
export function positionInTag({ value, position }: BlockTag, offset: number): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const before = value.slice(0, offset).split('\n');
  const last = before.at(-1)?.length ?? 0;
  return before.length === 1
    ? { line, column: column + last }
    : { line: line + before.length - 1, column: last + 1 };
}
