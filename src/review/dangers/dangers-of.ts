import type { State } from '../compare.ts';
import type { PageChange } from '../compare-pages.ts';
import type { Moves } from '../renames.ts';
import { DANGER_NAMES, type Danger } from './danger.ts';
import { lostRedirects, moveDangers } from './move-dangers.ts';
import { legalDangers, removedParts } from './text-dangers.ts';
import { type FactDanger, keyOfChange } from './value.ts';
import { contentDangers, pageDangers } from './value-dangers.ts';

/** Two states, and what was found between them. */
export interface Compared {
  base: State;
  head: State;
  moves: Moves;
  /** Content files that only have another name: new -> old. */
  files: ReadonlyMap<string, string>;
  changes: readonly PageChange[];
}

const ORDER = Object.keys(DANGER_NAMES);

/** Everything dangerous between two states, most costly first. */
export function dangersOf(compared: Compared): Danger[] {
  const inContent = contentDangers(compared);
  return [
    ...toldOnce([...inContent, ...pageDangers(compared, inContent)]),
    ...moveDangers(compared.moves),
    ...lostRedirects(compared.base.site, compared.head.site),
    ...removedParts(compared),
    ...legalDangers(compared.changes),
  ].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
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
