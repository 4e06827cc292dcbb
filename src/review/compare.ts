import type { Issue } from '../content/issue.ts';
import { type BrokenLink, newBrokenLinks } from './broken-links.ts';
import { comparePages, type IsSamePicture, type PageChange } from './compare-pages.ts';
import type { ContentFact } from './content-facts.ts';
import type { Danger } from './dangers/danger.ts';
import { dangersOf } from './dangers/dangers-of.ts';
import { movedPage } from './moved-page.ts';
import { newIssues } from './new-issues.ts';
import { type FileChange, otherFiles } from './other-files.ts';
import type { ReviewedSite } from './read-site.ts';
import { earlierPages, type Moves, movesOf } from './renames.ts';
import { type SharedChange, splitShared } from './shared-changes.ts';
import { type WeightChange, weightChanges } from './weights.ts';

/** One Git state: its built site, its content and what the check says of it. */
export interface State {
  site: ReviewedSite;
  facts: ContentFact[];
  issues: Issue[];
}

/** What changed between two states: a pure value, complete but for what needs a browser. */
export interface Comparison extends Moves {
  dangers: Danger[];
  /** Pages with changes of their own. */
  changed: PageChange[];
  /** Changes that several pages share. */
  shared: SharedChange[];
  /** Pages of which only the look may differ: a browser has to tell. */
  look: PageChange[];
  issues: Issue[];
  broken: BrokenLink[];
  weights: WeightChange[];
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
  const isSame = samePicture(base.site, head.site);
  const changes = [...head.site.pages.values()].flatMap((page) => {
    const old = earlier(page.route);
    if (!old) return [];
    return comparePages(movedPage(old, page, head.site.siteUrl), page, isSame) ?? [];
  });
  const { own, shared, look } = splitShared(changes);
  return {
    ...moves,
    dangers: dangersOf(
      { base: base.site, head: head.site },
      { base: base.facts, head: head.facts },
      moves,
    ),
    changed: own,
    shared,
    // A page that moved is looked at as a new one.
    look: look.filter(({ route }) => !moved.has(route)),
    issues: newIssues(base.issues, head.issues),
    broken: newBrokenLinks(base.site, head.site),
    weights: weightChanges(base.site, head.site, earlier),
    files: otherFiles(base.site, head.site),
    redirects: [...head.site.redirects]
      .filter(([from, to]) => base.site.redirects.get(from) !== to)
      .map(([from, to]) => ({ from, to })),
    program: base.site.program !== head.site.program,
  };
}

/** A picture under another name is the same picture. */
function samePicture(base: ReviewedSite, head: ReviewedSite): IsSamePicture {
  const digestOf = ({ files, siteUrl }: ReviewedSite, src: string) =>
    files.get(src.slice(new URL(siteUrl).pathname.length))?.digest;
  return (before, after) => {
    const digest = digestOf(base, before);
    return before === after || (digest !== undefined && digest === digestOf(head, after));
  };
}
