import type { Review } from '../build-review.ts';
import {
  addedPageItem,
  changedPageItem,
  dangerItem,
  otherFileItems,
  pageListItems,
  restyledPageItems,
  sharedPartItem,
} from './items.ts';
import type { Item, Report } from './report-model.ts';
import { summary } from './review-summary.ts';

/** Id of the section of dangers, which is highlighted. */
const ALERT = 'sensible';

const PRESUMED =
  ' sans capture, dont le code change comme celui d’autres, restées les mêmes sur leurs captures';

/** The review as sections with titles, the most important first; empty sections are omitted. */
export function buildReport(result: Review): Report {
  const { dangers, changed, added, shared, presumedUnchanged } = result;
  const appearance = result.shots ? 'Apparence changée' : 'Apparence peut-être changée';
  const sections: [id: string, title: string, items: readonly Item[]][] = [
    [ALERT, 'À vérifier d’abord', dangers.map((danger) => dangerItem(danger, result.proofs))],
    ['modifiees', 'Pages modifiées', changed.map((page) => changedPageItem(page, result))],
    ['ajoutees', 'Pages ajoutées', added.map((page) => addedPageItem(page, result))],
    [
      'communes',
      'Parties communes à plusieurs pages',
      shared.map((part) => sharedPartItem(part, result)),
    ],
    ['apparence', `${appearance}, textes identiques`, restyledPageItems(result)],
    ['supposees', 'Apparence tenue pour inchangée', pageListItems(presumedUnchanged, PRESUMED)],
    ['autres', 'Autres fichiers publiés', otherFileItems(result)],
  ];
  return {
    title: result.isUnchanged
      ? 'Rien ne change pour les visiteurs'
      : 'Ce qui change pour les visiteurs',
    summary: summary(result),
    sections: sections
      .map(([id, title, items]) => ({ id, title, items, alert: id === ALERT }))
      .filter(({ items }) => items.length > 0),
  };
}
