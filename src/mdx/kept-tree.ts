import type { Root } from 'mdast';

let kept: { text: string; tree: Root } | undefined;

/** Holds the tree of the text read last: the compiler, which changes it, may take it instead of parsing. */
export function keepTree(text: string, tree: Root): void {
  kept = { text, tree };
}

/** Gives the tree kept for this very text, once. */
export function takeTree(text: string): Root | undefined {
  if (kept?.text !== text) return undefined;
  const { tree } = kept;
  kept = undefined;
  return tree;
}
