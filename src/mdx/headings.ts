import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { FRAME_IDS } from '../content/anchors.ts';
import { withoutAccents } from '../content/text.ts';
import { elementsOf, nodesOf, textProperty } from './nodes-of.ts';

/** Gives each heading an id made from its text, so that it can be linked: "Nos valeurs" -> `nos-valeurs`. */
export function remarkHeadings() {
  return (tree: Root) => {
    for (const [node, id] of headingIds(tree)) {
      node.data = { ...node.data, hProperties: { id } };
    }
  };
}

/** The id of each heading of a page: its text, numbered when it stands twice, or a section or the frame has it. */
export function headingIds(tree: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  for (const id of FRAME_IDS) slugger.slug(id);
  for (const element of elementsOf(tree)) {
    const id = element.name === 'Section' ? textProperty(element, 'id') : undefined;
    if (id) slugger.slug(id.value);
  }
  const ids = new Map<Heading, string>();
  for (const node of nodesOf(tree)) {
    if (node.type === 'heading') ids.set(node, slugger.slug(headingSlug(textOf(node)) || 'titre'));
  }
  return ids;
}

/** The id of a heading, before repetitions are numbered. */
const headingSlug = (text: string) =>
  withoutAccents(text.replace(/[’']/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
