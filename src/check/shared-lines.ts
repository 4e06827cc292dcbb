import type { Fix, Issue } from '../values/issue.ts';
import { type Texts, textOf } from './reports/suggestion.ts';

/** Issues of which those with fixes on the same line have the one that mends all of them: an editor writes a line once. */
export function withSharedLines(issues: readonly Issue[], texts: Texts): Issue[] {
  const fixes = new Map<Issue, Fix>();
  let shared: Issue[] = [];
  for (const issue of issues.toSorted(inFiles)) {
    const { fix } = issue;
    if (!fix) continue;
    const before = shared[0]?.file === issue.file && fixes.get(shared[0]);
    const between = before && betweenOnLine(before, fix, textOf(issue, texts));
    const isShared = before && between !== undefined;
    shared = isShared ? [...shared, issue] : [issue];
    const whole = isShared
      ? { from: before.from, to: fix.to, text: before.text + between + fix.text }
      : fix;
    for (const one of shared) fixes.set(one, whole);
  }
  return issues.map((issue) => ({ ...issue, ...(issue.fix && { fix: fixes.get(issue) }) }));
}

/** By file, then by where the fix begins. */
const inFiles = (a: Issue, b: Issue) =>
  a.file === b.file ? (a.fix?.from ?? 0) - (b.fix?.from ?? 0) : a.file < b.file ? -1 : 1;

/** The text between two fixes of a line; undefined when they overlap, or when the first one ends its line. */
function betweenOnLine(before: Fix, { from }: Fix, text: string): string | undefined {
  const between = text.slice(before.to, from);
  const endsLine = text[before.to - 1] === '\n' || before.text.endsWith('\n');
  return before.to > from || endsLine || between.includes('\n') ? undefined : between;
}
