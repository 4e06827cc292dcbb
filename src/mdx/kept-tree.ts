import type { Root } from 'mdast';
import { contentPath } from './links.ts';

interface Kept {
  text: string;
  /** Path under the content folder, or any longer path. */
  path: string;
  tree: Root;
}

let kept: Kept | undefined;
const sound = new WeakSet<Root>();

/**
 * Holds the tree of the text read last, in which the check found no error: the compiler, which changes
 * it, may take it instead of parsing and judging the text again.
 */
export function keepSoundTree({ text, path, tree }: Kept): void {
  kept = { text, path: contentPath(path), tree };
  sound.add(tree);
}

/** Gives the tree kept for this very text and path, once. */
export function takeTree(text: string, path: string): Root | undefined {
  if (kept?.text !== text || kept.path !== contentPath(path)) return undefined;
  const { tree } = kept;
  kept = undefined;
  return tree;
}

/** Whether a tree is one that the check has judged and found without error: it is not judged again. */
export const isSound = (tree: Root) => sound.has(tree);
