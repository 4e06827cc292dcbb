import type { Issue } from '../../content/issue.ts';
import { valueAt } from '../../content/values.ts';
import type { Head } from '../../read/head.ts';

/** The keys of an entry that hold an address, and the words by which its button opens it. */
export const LINK_WORDS = ['video', 'radio'] as const;
export type LinkWord = (typeof LINK_WORDS)[number];

/** What there is to say of each entry of each timeline; `at` is its place, from 0. */
export const ofTimelineEntries = (
  heads: readonly Head[],
  issuesOf: (head: Head, entry: unknown, at: number) => Issue[],
): Issue[] =>
  heads.flatMap((head) => {
    const entries = valueAt(head.data, ['timeline']);
    return Array.isArray(entries) ? entries.flatMap((entry, at) => issuesOf(head, entry, at)) : [];
  });
