import type { Nodes } from 'mdast';
import { type Diagnosis, type Issue, issueAt } from '../../issue.ts';
import type { Model } from '../../model.ts';
import { normalize } from '../../text.ts';
import { startOf } from '../nodes-of.ts';
import type { FileContext } from '../site-addresses.ts';

/** What the safety of a page needs to know besides its tree. */
export interface Context extends FileContext {
  /** Path relative to the repository, as issues name it: `content/pages/contact.mdx`. */
  file: string;
  kind: string | undefined;
  /** The frontmatter's data; undefined when it cannot be read, and lists are not judged then. */
  data: Readonly<Record<string, unknown>> | undefined;
  /** Lines of the whole file. */
  lines: readonly string[];
}

/** A context, from the path of a file, its text and its raw data. */
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

/** What is in the file where a node is, when it is on one line. */
export function sourceOf(node: Pick<Nodes, 'position'>, { lines }: Context): string | undefined {
  const { start, end } = node.position ?? {};
  if (!start || !end || start.line !== end.line) return undefined;
  return lines[start.line - 1]?.slice(start.column - 1, end.column - 1);
}

/** The issue that a diagnosis makes where a node begins. */
export const issueOf = (
  node: Pick<Nodes, 'position'>,
  { file }: Context,
  diagnosis: Diagnosis,
): Issue => issueAt(file, startOf(node), diagnosis);
