import type { Issue } from '../../content/issue.ts';
import { valueAt } from '../../content/values.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';

/** The keys of an entry that hold an address, and the words by which its button opens it. */
export const LINK_WORDS = ['video', 'radio'] as const;
export type LinkWord = (typeof LINK_WORDS)[number];

/** What there is to say of each entry of each timeline; `at` is its place, from 0. */
export const ofTimelineEntries = (
  frontmatters: readonly Frontmatter[],
  issuesOf: (frontmatter: Frontmatter, entry: unknown, at: number) => Issue[],
): Issue[] =>
  frontmatters.flatMap((frontmatter) => {
    const entries = valueAt(frontmatter.data, ['timeline']);
    return Array.isArray(entries)
      ? entries.flatMap((entry, at) => issuesOf(frontmatter, entry, at))
      : [];
  });
