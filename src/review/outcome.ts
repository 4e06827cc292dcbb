import type { Comparison } from './compare.ts';
import type { PageChange } from './compare-pages.ts';
import type { PageVisuals } from './visuals/look-at-pages.ts';

/** What a megabyte costs a visitor, from `content/site.yml`. */
export interface DataPrice {
  /** FCFA for a megabyte (a million bytes). */
  pricePerMb: number;
  date: string;
  source: string;
}

/** The whole review of a proposal: what the reports are written from. */
export interface Outcome extends Comparison {
  base: { name: string; commit: string };
  head: { name: string };
  visuals: ReadonlyMap<string, PageVisuals>;
  /** Whether a browser looked at the pages. */
  looked: boolean;
  /** Pages that a visitor sees otherwise although no word changed. */
  restyled: PageChange[];
  price?: DataPrice | undefined;
  /** A visitor notices nothing. */
  nothing: boolean;
}

interface Seen {
  comparison: Comparison;
  visuals: ReadonlyMap<string, PageVisuals>;
  looked: boolean;
  base: Outcome['base'];
  head: Outcome['head'];
  price?: DataPrice | undefined;
}

/** Joins what was computed with what was seen: a look that no pixel shows is no change. */
export function outcomeOf({ comparison, visuals, looked, ...about }: Seen): Outcome {
  const restyled = comparison.look.filter(
    ({ route }) => !looked || (visuals.get(route)?.views.length ?? 0) > 0,
  );
  const { dangers, added, removed, renamed, changed, shared, broken, weights } = comparison;
  const { files, redirects, program } = comparison;
  const noticed = [dangers, added, removed, renamed, changed, shared, broken, weights, files];
  const nothing = ![...noticed, redirects, restyled].some((list) => list.length > 0) && !program;
  return { ...comparison, ...about, visuals, looked, restyled, nothing };
}

/** Every page that a visitor finds otherwise: for the banner of the preview. */
export function touchedPages({ added, renamed, changed, shared, restyled }: Outcome): string[] {
  return [
    ...new Set([
      ...changed.map(({ route }) => route),
      ...added.map(({ route }) => route),
      ...renamed.map(({ to }) => to),
      ...restyled.map(({ route }) => route),
      ...shared.flatMap(({ routes }) => routes),
    ]),
  ];
}
