import type { PageChange } from './compare-pages.ts';
import type { Comparison } from './compare-sites.ts';
import type { View } from './visuals/capture-pages.ts';

interface About {
  base: { name: string; commit: string };
  /** Address of the preview (the proposal's site, put online for reviewers), with a final slash. */
  preview?: string | undefined;
  /** Route -> its screenshots before and after, at each width at which they differ; undefined without a browser. */
  shots?: ReadonlyMap<string, readonly View[]> | undefined;
  /** Picture file of a proof (such as a scanned receipt) that was replaced -> its old and new picture. */
  proofs?: ReadonlyMap<string, readonly View[]>;
}

/** All differences between the sites before and after a proposal (pull request); the reports are written from it. */
export interface Review extends Comparison, About {
  /** Pages of which only the look changed, grouped by identical change of code; screenshots of some of each group differ. */
  restyled: PageChange[][];
  /** Pages without screenshots in a group whose sample pages have equal screenshots: assumed to look the same. */
  presumedUnchanged: PageChange[];
  /** True when visitors cannot notice any change. */
  isUnchanged: boolean;
}

/** Combines a comparison with screenshots: a change of classes or styles that changes no pixel is not reported. */
export function buildReview(comparison: Comparison, about: About): Review {
  const views = ({ route }: PageChange) => (about.shots ? about.shots.get(route)?.length : 1);
  const hasChanged = (group: readonly PageChange[]) => group.some((page) => views(page));
  const { dangers, added, removed, renamed, changed, shared, newShareImages, appearance } =
    comparison;
  const unchanged = appearance.filter((group) => !hasChanged(group)).flat();
  const presumedUnchanged = unchanged.filter((page) => views(page) === undefined);
  const restyled = appearance
    .filter(hasChanged)
    .map((group) => group.filter((page) => views(page) !== 0));
  const pages = [added, removed, renamed, changed, shared, newShareImages, restyled];
  const lists = [...pages, dangers, comparison.files];
  const isUnchanged = !comparison.scriptsChanged && lists.every((list) => list.length === 0);
  return { ...comparison, ...about, restyled, presumedUnchanged, isUnchanged };
}

/** Routes of all pages that differ for a visitor; the banner of the preview lists them. */
export function changedRoutes(result: Review): string[] {
  const { added, listings, renamed, changed, shared, newShareImages, restyled } = result;
  const routes = [
    ...[...changed, ...added, ...restyled.flat(), ...newShareImages].map(({ route }) => route),
    ...listings.map(({ on }) => on),
    ...renamed.map(({ to }) => to),
    ...shared.flatMap((part) => part.routes),
  ];
  return [...new Set(routes)];
}
