import type { Nodes } from 'mdast';
import { normalize } from '../../content/text.ts';
import { contentPath } from '../links.ts';

/** What the safety of a page needs to know beside its tree. */
export interface Context {
  /** Path under the content folder: `pages/contact.mdx`. */
  path: string;
  /** The frontmatter's data; undefined when it cannot be read, and nothing is said of lists then. */
  data: Readonly<Record<string, unknown>> | undefined;
  /** Lines of the whole file. */
  lines: readonly string[];
}

/** A context, from any path of a file, its text and its raw data. */
export const contextOf = (path: string, text: string, data: unknown): Context => ({
  path: contentPath(path),
  data: typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : undefined,
  lines: normalize(text).split('\n'),
});

/** What stands in the file where a node is, when it is on one line. */
export function sourceOf(node: Pick<Nodes, 'position'>, { lines }: Context): string | undefined {
  const { start, end } = node.position ?? {};
  if (!start || !end || start.line !== end.line) return undefined;
  return lines[start.line - 1]?.slice(start.column - 1, end.column - 1);
}
