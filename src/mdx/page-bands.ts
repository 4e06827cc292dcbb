import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { specOf } from '../model/document.ts';
import { BAND } from '../site/blocks/index.ts';

/** Wraps the text outside of bands (full-width sections) in new bands, so that all pages have the same margins. Each `##` starts a new band. */
export function rehypeBands() {
  return (tree: Root, file: VFile) => {
    const { document } = file.data;
    if (document && specOf(document)?.inBands) tree.children = inSections(tree.children);
  };
}

function inSections(nodes: readonly RootContent[]): RootContent[] {
  const bands: RootContent[] = [];
  let open: MdxJsxFlowElementHast | undefined;
  for (const node of nodes) {
    const isBlock = node.type === 'element' || node.type === 'mdxJsxFlowElement';
    const tag = isBlock && (node.type === 'element' ? node.tagName : node.name);
    // A band that the editor wrote, or the `section` of footnotes: not wrapped.
    const isBand = tag === BAND || tag === 'section';
    if (isBand) open = undefined;
    else if (isBlock && (!open || tag === 'h2')) {
      open = { type: 'mdxJsxFlowElement', name: BAND, attributes: [], children: [] };
      bands.push(open);
    }
    if (open && (isBlock || node.type === 'text')) open.children.push(node);
    else bands.push(node);
  }
  return bands;
}
