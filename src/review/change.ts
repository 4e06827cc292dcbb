import type { Leaf } from './leaves.ts';

/** A value or passage of a content file that differs; `before` or `after` is empty when it was added or removed. */
export interface Passage extends Omit<Leaf, 'text'> {
  before: string;
  after: string;
}

/** One entry of a review: a danger, a changed file, a picture, a link. */
export interface Change {
  /** Kind of danger, or title of a page. */
  title?: string;
  /** French name of what changed. */
  label: string;
  before: string;
  after: string;
  /** Content file; empty for a change that code makes. */
  file: string;
  /** Routes of the pages that show the change. */
  routes: readonly string[];
  /** Line to add to `content/redirections.yml`: `/old: /new`. */
  remedy?: string | undefined;
  passages?: readonly Passage[];
  /** Paths of a picture before and after the change, or of the only one. */
  pictures?: { before?: string | undefined; after?: string | undefined };
  /** Routes whose screenshots belong to the change. */
  captures?: readonly string[];
}

/** A change with only some of its values. */
export const changeOf = (file: string, label: string, more: Partial<Change> = {}): Change => ({
  ...{ file, label, before: '', after: '', routes: [] },
  ...more,
});
