import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Gives each heading an id made from its text, so that it can be linked: "Nos valeurs" -> `nos-valeurs`. */
export function remarkHeadings() {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    visit(tree, 'heading', (node) => {
      node.data = { ...node.data, hProperties: { id: slugger.slug(headingSlug(textOf(node))) } };
    });
  };
}

/** The id of a heading, before repetitions are numbered. */
export const headingSlug = (text: string) =>
  text
    .replace(/[’']/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
