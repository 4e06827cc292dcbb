import type { Nodes } from 'mdast';
import type { Kind } from '../../../content/kinds/index.ts';
import { kindOf } from '../../../content/routes.ts';
import { type Diagnosis, type Issue, issueAt } from '../../issue.ts';
import { normalize } from '../../text.ts';
import { contentPath } from '../links.ts';
import { placeOf } from '../nodes-of.ts';

/** What the safety of a page needs to know beside its tree. */
export interface Context {
  /** Path relative to the repository, as issues name it: `content/pages/contact.mdx`. */
  file: string;
  /** Path under the content folder: `pages/contact.mdx`. */
  path: string;
  kind: Kind | undefined;
  /** The frontmatter's data; undefined when it cannot be read, and lists are not judged then. */
  data: Readonly<Record<string, unknown>> | undefined;
  /** Lines of the whole file. */
  lines: readonly string[];
}

/** A context, from the path of a file, its text and its raw data. */
export const contextOf = (file: string, text: string, data: unknown): Context => ({
  file,
  path: contentPath(file),
  kind: kindOf(contentPath(file)),
  data: typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : undefined,
  lines: normalize(text).split('\n'),
});

/** What stands in the file where a node is, when it is on one line. */
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
): Issue => issueAt(file, placeOf(node), diagnosis);
