import type { Issue } from '../content/issue.ts';
import { type BrokenLink, newBrokenLinks } from './broken-links.ts';
import { type Announcement, comparePages, type PageChange } from './compare-pages.ts';
import type { ContentFact } from './content-facts.ts';
import type { Danger } from './dangers/danger.ts';
import { dangersOf } from './dangers/dangers-of.ts';
import { type FileChange, otherFiles } from './other-files.ts';
import type { ReviewedSite } from './read-site.ts';
import { earlierPages, type Moves, movesOf, renamedFiles } from './renames.ts';
import { type SharedChange, splitShared } from './shared-changes.ts';
import { weightChanges } from './weights.ts';

/** One Git state: its built site, its content and what the check says of it. */
export interface State {
  site: ReviewedSite;
  facts: ContentFact[];
  issues: Issue[];
}

/** What changed between two states: a pure value, complete but for what needs a browser. */
export interface Comparison extends Moves {
  dangers: Danger[];
  /** Pages with changes of their own, those with the most first. */
  changed: PageChange[];
  announces: Announcement[];
  /** Changes that several pages share. */
  shared: SharedChange[];
  /** Pages of which only the look may differ: a browser has to tell. */
  look: PageChange[];
  issues: Issue[];
  broken: BrokenLink[];
  weights: ReturnType<typeof weightChanges>;
  files: FileChange[];
  redirects: { from: string; to: string }[];
  /** The browser runs other code. */
  program: boolean;
}

/** Compares two states. */
export function compare(base: State, head: State): Comparison {
  const moves = movesOf(base.site, head.site);
  const earlier = earlierPages(base.site, moves);
  const moved = new Set(moves.renamed.map(({ to }) => to));
  const added = new Set(moves.added.map(({ route }) => route));
  const isSame = samePicture(base.site, head.site);
  const changes = [...head.site.pages.values()].flatMap((page) => {
    const old = earlier(page.route);
    return old ? (comparePages(old, page, { isSame, added }) ?? []) : [];
  });
  const { own, shared, look } = splitShared(changes);
  const files = renamedFiles(base.site, head.site, moves);
  return {
    ...moves,
    dangers: dangersOf({ base, head, moves, files, changes }),
    changed: own.sort((a, b) => sizeOf(b) - sizeOf(a)),
    announces: changes.flatMap(({ announces }) => announces),
    shared,
    // A page that moved is looked at as a new one.
    look: look.filter(({ route }) => !moved.has(route)),
    issues: newIssues(base.issues, head.issues, files),
    broken: newBrokenLinks(base.site, head.site),
    weights: weightChanges(base.site, head.site, earlier),
    files: otherFiles(base.site, head.site),
    redirects: [...head.site.redirects]
      .filter(([from, to]) => base.site.redirects.get(from) !== to)
      .map(([from, to]) => ({ from, to })),
    program: base.site.program !== head.site.program,
  };
}

const sizeOf = ({ text, frame, metadata, pictures }: PageChange) =>
  text.length + frame.length + metadata.length + pictures.length;

/** A picture under another name is the same picture. */
function samePicture({ files: base }: ReviewedSite, { files: head }: ReviewedSite) {
  return (before: string, after: string) => {
    const digest = base.get(before.slice(1))?.digest;
    return (
      before === after || (digest !== undefined && digest === head.get(after.slice(1))?.digest)
    );
  };
}

/** The issues that the base did not have: lines and files (`files`: new name -> old) may have moved. */
export function newIssues(
  base: readonly Issue[],
  head: readonly Issue[],
  files: ReadonlyMap<string, string> = new Map(),
): Issue[] {
  const key = ({ rule, file, message }: Issue) => `${rule} ${files.get(file) ?? file} ${message}`;
  const left = new Map<string, number>();
  for (const issue of base) left.set(key(issue), (left.get(key(issue)) ?? 0) + 1);
  return head.filter((issue) => {
    const known = left.get(key(issue)) ?? 0;
    left.set(key(issue), known - 1);
    return known <= 0;
  });
}
