import type { Literal } from 'mdast';
import type { CompileContext, Extension, Handle } from 'mdast-util-from-markdown';
import { pairTags } from './pair-tags.ts';

/** A tag as written, before it is paired with the one that closes it; or a comment, which is left out of the page. */
export interface BlockTag extends Literal {
  type: 'blockTag';
  /** Its text, lines joined by `\n`. */
  value: string;
  /** Line and column at which each of its lines begins in the file. */
  lines: { line: number; column: number }[];
  /** Whether it never ends. */
  broken: boolean;
  /** Whether it stands on lines of its own. */
  alone: boolean;
}

declare module 'mdast' {
  interface RootContentMap {
    blockTag: BlockTag;
  }
  interface PhrasingContentMap {
    blockTag: BlockTag;
  }
}

const top = (context: CompileContext) => context.stack[context.stack.length - 1];

const enterTag: Handle = function (token) {
  const above = top(this);
  const alone = ![
    'paragraph',
    'heading',
    'emphasis',
    'strong',
    'link',
    'delete',
    'tableCell',
  ].includes(above?.type ?? '');
  const broken = token.type === 'blockTagBroken';
  this.enter({ type: 'blockTag', value: '', lines: [], broken, alone }, token);
};

const tagText: Handle = function (token) {
  const node = top(this);
  if (node?.type !== 'blockTag') return;
  const text = this.sliceSerialize(token);
  node.value += node.lines.length > 0 ? `\n${text}` : text;
  node.lines.push({ line: token.start.line, column: token.start.column });
};

const leave: Handle = function (token) {
  this.exit(token);
};

/** Makes nodes of tags and comments, then pairs the tags; it replaces MDX's own, which stops at the first fault. */
export const tagNodes: Extension = {
  enter: { blockTag: enterTag, blockTagBroken: enterTag },
  exit: { blockTagText: tagText, blockTag: leave, blockTagBroken: leave },
  transforms: [pairTags],
};
