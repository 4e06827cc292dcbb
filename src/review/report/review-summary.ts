import { writtenNumber } from '../../content/money.ts';
import type { Review } from '../build-review.ts';

/** « 1 page », « 3 pages »; in French 0 and 1 have the singular. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${writtenNumber(number)} ${number < 2 ? one : many}`;

/** The numbers of changes in one or two French sentences. */
export function summary(result: Review): string {
  const { dangers, changed, added, removed, renamed, restyled, shared } = result;
  if (result.isUnchanged)
    return 'Les pages, leurs textes, leurs images et leur apparence sont les mêmes qu’avant.';
  const parts = [
    changed.length && count(changed.length, 'page modifiée', 'pages modifiées'),
    added.length && count(added.length, 'page ajoutée', 'pages ajoutées'),
    removed.length && count(removed.length, 'page supprimée', 'pages supprimées'),
    renamed.length && count(renamed.length, 'page déplacée', 'pages déplacées'),
    restyled.length && `${count(restyled.flat().length, 'page')} d’apparence nouvelle`,
    shared.length &&
      `${count(shared.length, 'partie commune', 'parties communes')} à plusieurs pages`,
  ].filter((part): part is string => typeof part === 'string');
  const pages = parts.length > 0 ? `${parts.join(', ')}.` : 'Aucun texte de page ne change.';
  const first = `${count(dangers.length, 'changement sensible', 'changements sensibles')} à vérifier d’abord.`;
  return dangers.length > 0 ? `${first} ${pages}` : pages;
}
