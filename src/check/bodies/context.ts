import type { Nodes } from 'mdast';
import type { Model } from '../../content/model.ts';
import { startOf } from '../../mdx/nodes-of.ts';
import type { FileContext } from '../../mdx/site-addresses.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import { normalize } from '../../values/text.ts';

/** The page to which a checked syntax tree belongs. */
export interface Context extends FileContext {
  /** Path from the repository's root: `content/pages/contact.mdx`. */
  file: string;
  kind: string | undefined;
  /** The frontmatter; undefined when it is unreadable: blocks that refer to its lists are then not checked. */
  data: Readonly<Record<string, unknown>> | undefined;
  /** Lines of the whole file, with the frontmatter. */
  lines: readonly string[];
}

export const contextOf = (
  file: string,
  { text, data, model }: { text: string; data: unknown; model: Model },
): Context => ({
  file,
  model,
  path: model.contentPath(file),
  kind: model.kindOf(model.contentPath(file)),
  data: typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : undefined,
  lines: normalize(text).split('\n'),
});

/** Markdown source of a node; undefined when the node spans several lines. */
export function sourceOf(node: Pick<Nodes, 'position'>, { lines }: Context): string | undefined {
  const { start, end } = node.position ?? {};
  if (!start || !end || start.line !== end.line) return undefined;
  return lines[start.line - 1]?.slice(start.column - 1, end.column - 1);
}

export const issueOf = (
  node: Pick<Nodes, 'position'>,
  { file }: Context,
  diagnosis: Diagnosis,
): Issue => issueAt(file, startOf(node), diagnosis);
