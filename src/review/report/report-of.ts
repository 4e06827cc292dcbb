import type { Outcome } from '../outcome.ts';
import {
  addedPage,
  changedPage,
  dangerItem,
  listed,
  otherFiles,
  restyledPages,
  sharedPart,
} from './items.ts';
import type { Item, Report } from './model.ts';
import { summary } from './words.ts';

/** The section that is marked as urgent. */
const ALERT = 'sensible';

/** Why nobody looked at these. */
const PRESUMED =
  ' sans capture, dont le code change comme celui d’autres, restées les mêmes sur leurs captures';

/** The review as a report: what costs most first; a section without items is left out. */
export function reportOf(outcome: Outcome): Report {
  const { dangers, changed, added, shared, presumed } = outcome;
  const look = outcome.seen ? 'Apparence changée' : 'Apparence peut-être changée';
  const sections: [id: string, title: string, items: readonly Item[]][] = [
    [ALERT, 'À vérifier d’abord', dangers.map((danger) => dangerItem(danger, outcome.proofs))],
    ['modifiees', 'Pages modifiées', changed.map((page) => changedPage(page, outcome))],
    ['ajoutees', 'Pages ajoutées', added.map((page) => addedPage(page, outcome))],
    [
      'communes',
      'Parties communes à plusieurs pages',
      shared.map((part) => sharedPart(part, outcome)),
    ],
    ['apparence', `${look}, textes identiques`, restyledPages(outcome)],
    ['supposees', 'Apparence tenue pour inchangée', listed(presumed, PRESUMED)],
    ['autres', 'Autres fichiers publiés', otherFiles(outcome)],
  ];
  return {
    title: outcome.nothing
      ? 'Rien ne change pour les visiteurs'
      : 'Ce qui change pour les visiteurs',
    summary: summary(outcome),
    sections: sections
      .map(([id, title, items]) => ({ id, title, items, alert: id === ALERT }))
      .filter(({ items }) => items.length > 0),
  };
}
