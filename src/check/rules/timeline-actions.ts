import type { Issue } from '../../content/issue.ts';
import { nearest } from '../../content/nearest.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';
import { LINK_WORDS, ofTimelineEntries } from './timeline-entries.ts';
import { withValue } from './with-value.ts';

/** The button of an entry of a timeline opens the address that the entry gives; any other word shows only that the link is to come. */
export const timelineActions = ({ frontmatters }: Reading): Issue[] =>
  ofTimelineEntries(frontmatters, actionIssues);

function actionIssues(frontmatter: Frontmatter, entry: unknown, at: number): Issue[] {
  const action = valueAt(entry, ['impact', 'button', 'action']);
  if (typeof action !== 'string' || LINK_WORDS.some((word) => word === action)) return [];
  const given = LINK_WORDS.filter((word) => valueAt(entry, [word]) !== undefined);
  const meant = nearest(action, LINK_WORDS) ?? (given.length === 1 ? given[0] : undefined);
  if (meant === undefined) return [];
  const said = {
    rule: 'valeur-inconnue',
    message: `Avec « action: ${action.slice(0, 40)} », ce bouton n’ouvre rien : il annonce seulement que le lien viendra.`,
    hint: `Pour qu’il ouvre l’adresse écrite à « ${meant}: », écrivez « ${meant} », exactement ainsi.`,
    value: meant,
  };
  const path = ['timeline', at, 'impact', 'button', 'action'];
  return [{ severity: 'warning', file: frontmatter.file, ...withValue(frontmatter, path, said) }];
}
