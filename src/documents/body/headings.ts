import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Document, specOf } from '../../model/document.ts';
import { anchorProperty } from '../../site/blocks/index.ts';
import { sharedRoute } from '../../site/kinds/index.ts';
import { FRAME_IDS, sectionAnchor } from '../../site/routes.ts';
import { valueAt } from '../../values/paths.ts';
import { normalizedWord, slugOf, withoutHiddenCharacters } from '../../values/text.ts';
import { elementsOf, nodesOf, textProperty } from './nodes-of.ts';

/**
 * Ids of the headings of a file; in one of several texts of a page they begin with its anchor. An id that a heading, a block
 * or the page frame (header, menus, footer) already uses gets a number: `contact-1`.
 */
export function headingIds(
  tree: Root,
  { kind, path }: Pick<Document, 'kind' | 'path'>,
): Map<Heading, string> {
  const start = kind && sharedRoute(kind) ? `${sectionAnchor(path)}-` : '';
  const slugger = new GithubSlugger();
  for (const id of [...FRAME_IDS, 'footnote-label']) slugger.slug(id);
  for (const element of elementsOf(tree)) {
    const id = textProperty(element, anchorProperty(element.name ?? ''));
    if (id) slugger.slug(id.value);
  }
  const ids = new Map<Heading, string>();
  for (const node of nodesOf(tree)) {
    if (node.type === 'heading') {
      const text = withoutHiddenCharacters(textOf(node));
      ids.set(node, slugger.slug(start + (slugOf(text, BETWEEN) || 'titre')));
    }
  }
  return ids;
}

/** Characters between words, in any alphabet: spaces and punctuation. */
const BETWEEN = /[^\p{L}\p{N}]+/gu;

/** Frontmatter key of the title of a text. */
export const titleKeyOf = (document: Pick<Document, 'kind'>) =>
  specOf(document)?.titledBy ?? 'title';

/** The first heading `# …` of a body, if it repeats the title of the frontmatter. */
export function repeatedTitle(
  tree: Root,
  document: Pick<Document, 'kind' | 'data'>,
): Heading | undefined {
  const title = valueAt(document.data, [titleKeyOf(document)]);
  const first = tree.children.find(({ type }) => type !== 'yaml');
  if (first?.type !== 'heading' || first.depth !== 1 || typeof title !== 'string') return undefined;
  const text = comparable(textOf(first));
  return text !== '' && text === comparable(title) ? first : undefined;
}

const comparable = (text: string) =>
  normalizedWord(text) || withoutHiddenCharacters(text).replace(/\s+/g, ' ').trim();
