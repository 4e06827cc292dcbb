import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { BAND } from '../../content/blocks.ts';
import { kindOf } from '../../content/routes.ts';
import { contentPath } from './links.ts';

/**
 * The text of a page that stands outside of every band gets one, as if its editor had written it:
 * the margins and the title in the margin are those of the other pages. Each title « ## » begins the next.
 */
export function rehypePageSections() {
  return (tree: Root, file: VFile) => {
    if (kindOf(contentPath(file.path ?? '')) === 'page') tree.children = inSections(tree.children);
  };
}

function inSections(nodes: readonly RootContent[]): RootContent[] {
  const bands: RootContent[] = [];
  let open: MdxJsxFlowElementHast | undefined;
  for (const node of nodes) {
    const isBlock = node.type === 'element' || node.type === 'mdxJsxFlowElement';
    const tag = isBlock && (node.type === 'element' ? node.tagName : node.name);
    // A band of its editor's, or the notes at the end.
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
