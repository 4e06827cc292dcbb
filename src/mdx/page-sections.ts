import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { kindOf } from '../content/routes.ts';
import { contentPath } from './links.ts';

/**
 * The text of a page that stands outside of every `<Section>` gets one, as if its editor had written it:
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
    if (!isWritten(node) || isBand(node)) {
      open = undefined;
      bands.push(node);
      continue;
    }
    if (isTitle(node) || (!open && node.type !== 'text')) {
      open = section();
      bands.push(open);
    }
    (open?.children ?? bands).push(node);
  }
  return bands;
}

const section = (): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'Section',
  attributes: [],
  children: [],
});

/** A Section, or the notes that Markdown gathers at the end of the page: each has its own margins. */
const isBand = (node: RootContent) =>
  (node.type === 'mdxJsxFlowElement' && node.name === 'Section') ||
  (node.type === 'element' && node.tagName === 'section');

/** A block, or the line break between two; not the frontmatter that the compiler exports. */
const isWritten = (node: RootContent): node is MdxJsxFlowElementHast['children'][number] =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'text';

const isTitle = (node: RootContent) => node.type === 'element' && node.tagName === 'h2';
