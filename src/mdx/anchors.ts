import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { FRAME_IDS } from '../content/anchors.ts';
import { withoutAccents } from '../content/text.ts';
import { nodesOf } from './nodes-of.ts';
import type { Element } from './syntax/element.ts';

/** The id of a heading, before repetitions are numbered. */
const headingSlug = (text: string) =>
  withoutAccents(text.replace(/[’']/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A property of a block written as a text, with its place; undefined for any other. */
export function textProperty(element: Element, name: string) {
  const found = element.attributes.find(
    (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  return typeof found?.value === 'string' ? { attribute: found, value: found.value } : undefined;
}

/** The blocks of a page, in the order of the text. */
export const elementsOf = (tree: Root): Element[] =>
  nodesOf(tree).filter(
    (node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement',
  );

/** The anchors that editors gave to sections: they come before those of headings. */
const sectionAnchors = (tree: Root) =>
  elementsOf(tree).flatMap((element) => {
    const id = element.name === 'Section' ? textProperty(element, 'id') : undefined;
    return id ? [id] : [];
  });

/** The id of each heading of a page: its text, numbered when it stands twice, or a section or the frame has it. */
export function headingIds(tree: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  for (const id of FRAME_IDS) slugger.slug(id);
  for (const { value } of sectionAnchors(tree)) slugger.slug(value);
  const ids = new Map<Heading, string>();
  for (const node of nodesOf(tree)) {
    if (node.type === 'heading') {
      ids.set(node, slugger.slug(headingSlug(textOf(node)) || 'titre'));
    }
  }
  return ids;
}
