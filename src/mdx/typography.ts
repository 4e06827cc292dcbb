import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { typeset } from '../content/typeset.ts';

/** Sets French typography in the text of a body; never in code, addresses or attributes. */
export function remarkTypography() {
  return (tree: Root) => {
    visit(tree, (node, _index, parent) => {
      if (node.type === 'code' || node.type === 'inlineCode') return SKIP;
      if (node.type !== 'text') return undefined;
      // An autolink's text is its address.
      const isAddress = parent?.type === 'link' && parent.url.endsWith(node.value);
      if (!isAddress) node.value = typeset(node.value);
      return undefined;
    });
  };
}
