import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Model } from '../model.ts';
import { slugOf, withoutHiddenCharacters } from '../text.ts';
import { elementsOf, nodesOf, textProperty } from './nodes-of.ts';

/** Gives each heading an id made from its text, so that it can be linked: "Nos valeurs" -> `nos-valeurs`. */
export function remarkHeadings(model: Model) {
  return (tree: Root) => {
    for (const [node, id] of headingIds(tree, model)) {
      node.data = { ...node.data, hProperties: { id } };
    }
  };
}

/** The id of each heading of a page: its text, numbered when it occurs twice, or a section or the frame has it. */
export function headingIds(
  tree: Root,
  { frameIds = [], anchorProperty }: Model,
): Map<Heading, string> {
  const slugger = new GithubSlugger();
  for (const id of [...frameIds, 'footnote-label']) slugger.slug(id);
  for (const element of elementsOf(tree)) {
    const id = textProperty(element, anchorProperty(element.name ?? ''));
    if (id) slugger.slug(id.value);
  }
  const ids = new Map<Heading, string>();
  for (const node of nodesOf(tree)) {
    if (node.type === 'heading') {
      const text = withoutHiddenCharacters(textOf(node));
      ids.set(node, slugger.slug(slugOf(text, BETWEEN) || 'titre'));
    }
  }
  return ids;
}

/** What is between words in any alphabet: only pages and files are named in the plain one. */
const BETWEEN = /[^\p{L}\p{N}]+/gu;
