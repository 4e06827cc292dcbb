import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { contentPath, kindOf, kinds } from '../../site/kinds/index.ts';
import { valueAt } from '../../values/paths.ts';
import { normalizedWord, withoutHiddenCharacters } from '../../values/text.ts';

/** Frontmatter key of the title of a file; `path` from the repository's root. */
export const titleKeyOf = (path: string): string =>
  kinds[kindOf(contentPath(path)) ?? 'page'].titledBy ?? 'title';

/** The first heading `# …` of a body, if it repeats the title of the frontmatter `data`. */
export function repeatedTitle(tree: Root, path: string, data: unknown): Heading | undefined {
  const title = valueAt(data, [titleKeyOf(path)]);
  const first = tree.children.find(({ type }) => type !== 'yaml');
  if (first?.type !== 'heading' || first.depth !== 1 || typeof title !== 'string') return undefined;
  const text = comparable(textOf(first));
  return text !== '' && text === comparable(title) ? first : undefined;
}

const comparable = (text: string) =>
  normalizedWord(text) || withoutHiddenCharacters(text).replace(/\s+/g, ' ').trim();
