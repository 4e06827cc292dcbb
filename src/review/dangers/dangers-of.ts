import type { ContentFact } from '../content-facts.ts';
import type { ReviewedSite } from '../read-site.ts';
import { earlierPages, type Moves, renamedFiles } from '../renames.ts';
import { contentDangers } from './content-dangers.ts';
import { DANGER_ORDER, type Danger, type FactDanger, type Sides } from './danger.ts';
import { keyOfChange } from './key-of-change.ts';
import { legalDangers } from './legal-dangers.ts';
import { lostRedirects } from './lost-redirects.ts';
import { moveDangers } from './move-dangers.ts';
import { pageDangers } from './page-dangers.ts';

/** Everything dangerous between two states, most costly first. */
export function dangersOf(
  sites: Sides<ReviewedSite>,
  facts: Sides<ContentFact[]>,
  moves: Moves,
): Danger[] {
  const inContent = contentDangers(facts, renamedFiles(sites.base, sites.head, moves));
  const known = new Set(inContent.map(keyOfChange));
  const inPages = pageDangers(sites, earlierPages(sites.base, moves), known);
  return [
    ...toldOnce([...inContent, ...inPages]),
    ...moveDangers(moves),
    ...lostRedirects(sites.base, sites.head),
    ...legalDangers(sites),
  ].sort((a, b) => DANGER_ORDER.indexOf(a.kind) - DANGER_ORDER.indexOf(b.kind));
}

/** One danger a change, with all its routes; places of the content that have other names stay apart. */
function toldOnce(dangers: readonly FactDanger[]): FactDanger[] {
  const told = new Map<string, FactDanger>();
  for (const danger of dangers) {
    const key = keyOfChange(danger);
    const known = told.get(key);
    if (known) known.routes = [...new Set([...known.routes, ...danger.routes])];
    if (known && (known.label === danger.label || danger.file === '')) continue;
    told.set(known ? `${key} ${danger.label}` : key, danger);
  }
  return [...told.values()];
}
