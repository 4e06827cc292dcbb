import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { headingIds } from '../documents/body/heading-ids.ts';
import { repeatedTitle } from '../documents/body/repeated-title.ts';

/** Sets the id of each heading from its text: "Nos valeurs" -> `nos-valeurs`. */
export function remarkHeadings() {
  return (tree: Root) => {
    for (const [node, id] of headingIds(tree)) {
      node.data = { ...node.data, hProperties: { id } };
    }
  };
}

/** Removes a heading that repeats the title: the page already shows it. */
export function remarkRepeatedTitle() {
  return (tree: Root, { path, data }: VFile) => {
    const repeated = repeatedTitle(tree, path, data.document?.data);
    if (repeated) tree.children = tree.children.filter((node) => node !== repeated);
  };
}
