import type { Comparison } from './compare.ts';
import type { PageChange } from './compare-pages.ts';
import type { View } from './visuals/look-at-pages.ts';

interface About {
  base: { name: string; commit: string };
  /** Where the proposal can be visited, with a final slash. */
  preview?: string | undefined;
  /** The widths at which a browser saw that a page differs; undefined when none looked. */
  seen?: ReadonlyMap<string, readonly View[]> | undefined;
}

/** The whole review of a proposal: what the reports are written from. */
export interface Outcome extends Comparison, About {
  /** Pages that look different although no word changed. */
  restyled: PageChange[];
  /** A visitor notices nothing. */
  nothing: boolean;
}

/** Joins what was computed with what was seen: a look that no pixel shows is no change. */
export function outcomeOf(comparison: Comparison, about: About): Outcome {
  const { seen } = about;
  const restyled = comparison.look.filter(
    ({ route, share }) => share || !seen || (seen.get(route)?.length ?? 0) > 0,
  );
  const { dangers, added, removed, renamed, changed, shared, files, program } = comparison;
  const noticed = [dangers, added, removed, renamed, changed, shared, files, restyled];
  const nothing = !program && noticed.every((list) => list.length === 0);
  return { ...comparison, ...about, restyled, nothing };
}

/** Every page that differs for a visitor: for the banner of the preview. */
export function touchedPages(outcome: Outcome): string[] {
  const { added, announces, renamed, changed, shared, restyled } = outcome;
  const routes = [
    ...[...changed, ...added, ...restyled].map(({ route }) => route),
    ...announces.map(({ on }) => on),
    ...renamed.map(({ to }) => to),
    ...shared.flatMap((part) => part.routes),
  ];
  return [...new Set(routes)];
}
