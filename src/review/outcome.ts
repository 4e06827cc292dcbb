import type { Comparison } from './compare.ts';
import type { PageChange } from './compare-pages.ts';
import type { View } from './visuals/look-at-pages.ts';

interface About {
  base: { name: string; commit: string };
  /** Where the proposal can be visited, with a final slash. */
  preview?: string | undefined;
  /** The widths at which a browser saw that a page differs; undefined when none looked. */
  seen?: ReadonlyMap<string, readonly View[]> | undefined;
  /** The pictures of proofs that were replaced, by their file: no browser is needed to show them. */
  proofs?: ReadonlyMap<string, readonly View[]>;
}

/** The whole review of a proposal: what the reports are written from. */
export interface Outcome extends Comparison, About {
  /** Pages that look different although no word changed: those that were looked at, and those drawn like them. */
  restyled: PageChange[][];
  /** Pages that nobody looked at, drawn otherwise as others that look the same. */
  presumed: PageChange[];
  /** A visitor notices nothing. */
  nothing: boolean;
}

/** Joins what was computed with what was seen: a look that no pixel shows is no change. */
export function outcomeOf(comparison: Comparison, about: About): Outcome {
  const views = ({ route }: PageChange) => (about.seen ? about.seen.get(route)?.length : 1);
  const hasChanged = (group: readonly PageChange[]) => group.some((page) => views(page));
  const { dangers, added, removed, renamed, changed, shared, reshared, look } = comparison;
  const unchanged = look.filter((group) => !hasChanged(group)).flat();
  const presumed = unchanged.filter((page) => views(page) === undefined);
  const restyled = look
    .filter(hasChanged)
    .map((group) => group.filter((page) => views(page) !== 0));
  const pages = [added, removed, renamed, changed, shared, reshared, restyled];
  const noticed = [...pages, dangers, comparison.files];
  const nothing = !comparison.program && noticed.every((list) => list.length === 0);
  return { ...comparison, ...about, restyled, presumed, nothing };
}

/** Every page that differs for a visitor: for the banner of the preview. */
export function touchedPages(outcome: Outcome): string[] {
  const { added, announces, renamed, changed, shared, reshared, restyled } = outcome;
  const routes = [
    ...[...changed, ...added, ...restyled.flat(), ...reshared].map(({ route }) => route),
    ...announces.map(({ on }) => on),
    ...renamed.map(({ to }) => to),
    ...shared.flatMap((part) => part.routes),
  ];
  return [...new Set(routes)];
}
