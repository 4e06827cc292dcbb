import type { Root } from 'mdast';
import { headingIds } from './anchors.ts';

/** Gives each heading an id made from its text, so that it can be linked: "Nos valeurs" -> `nos-valeurs`. */
export function remarkHeadings() {
  return (tree: Root) => {
    for (const [node, id] of headingIds(tree)) {
      node.data = { ...node.data, hProperties: { id } };
    }
  };
}
