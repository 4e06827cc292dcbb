import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { Model } from '../model.ts';

/**
 * The text of a page that is outside of every band gets one, as if its editor had written it:
 * the margins and the title in the margin are those of the other pages. Each title « ## » begins the next.
 */
export function rehypePageSections({ kinds, kindOf, contentPath, band }: Model) {
  return (tree: Root, file: VFile) => {
    const kind = kindOf(contentPath(file.path ?? ''));
    if (kind && kinds[kind]?.inBands) tree.children = inSections(tree.children, band);
  };
}

function inSections(nodes: readonly RootContent[], band: string): RootContent[] {
  const bands: RootContent[] = [];
  let open: MdxJsxFlowElementHast | undefined;
  for (const node of nodes) {
    const isBlock = node.type === 'element' || node.type === 'mdxJsxFlowElement';
    const tag = isBlock && (node.type === 'element' ? node.tagName : node.name);
    // A band of its editor's, or the notes at the end.
    const isBand = tag === band || tag === 'section';
    if (isBand) open = undefined;
    else if (isBlock && (!open || tag === 'h2')) {
      open = { type: 'mdxJsxFlowElement', name: band, attributes: [], children: [] };
      bands.push(open);
    }
    if (open && (isBlock || node.type === 'text')) open.children.push(node);
    else bands.push(node);
  }
  return bands;
}
