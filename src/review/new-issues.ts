import type { Issue } from '../content/issue.ts';

/** The issues that the base did not have: lines may have moved, so place does not count. */
export function newIssues(base: readonly Issue[], head: readonly Issue[]): Issue[] {
  const key = ({ rule, file, message }: Issue) => `${rule} ${file} ${message}`;
  const left = new Map<string, number>();
  for (const issue of base) left.set(key(issue), (left.get(key(issue)) ?? 0) + 1);
  return head.filter((issue) => {
    const known = left.get(key(issue)) ?? 0;
    left.set(key(issue), known - 1);
    return known <= 0;
  });
}
