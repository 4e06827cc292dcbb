import type { PageChange } from './compare-pages.ts';
import type { Comparison } from './compare-sites.ts';
import type { View } from './visuals/capture-pages.ts';

interface About {
  base: { name: string; commit: string };
  /** Address of the proposal's preview, with a final slash. */
  preview?: string | undefined;
  /** Route -> the widths at which its screenshots differ; undefined without a browser. */
  shots?: ReadonlyMap<string, readonly View[]> | undefined;
  /** File -> the old and new picture of a replaced proof. */
  proofs?: ReadonlyMap<string, readonly View[]>;
}

/** The whole review of a proposal, from which the reports are written. */
export interface Review extends Comparison, About {
  /** Pages whose appearance alone changed, grouped by identical change: seen on screenshots, or on those of a sample of the group. */
  restyled: PageChange[][];
  /** Pages without screenshots, with the same change of code as a sample whose screenshots are equal. */
  presumedUnchanged: PageChange[];
  /** Whether a visitor notices no change. */
  isUnchanged: boolean;
}

/** Combines a comparison with screenshots: a change of appearance without a different pixel is dropped. */
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

/** Routes of all pages that differ for a visitor, for the banner of the preview. */
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
