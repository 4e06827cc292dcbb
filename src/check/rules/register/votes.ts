import { isOfKind } from '../../../content/document.ts';
import type { Document } from '../../../content/parsed-document.ts';
import { type Issue, issueAt } from '../../../values/issue.ts';
import { valueIssue } from '../value-issue.ts';

const WRONG = {
  late: 'Ce compte porte un jour qui suit la fin du vote.',
  sameDay: 'Deux comptes portent le même jour.',
  earlier: 'Ce compte porte un jour plus ancien que celui qui le précède.',
  lower: 'Ce compte est plus bas que le précédent.',
} as const;

const HINT =
  'Un compte additionne toutes les voix reçues jusqu’à son jour, « until: » au plus tard : un seul par jour, du plus ancien au plus récent, jamais plus bas.';

/** Reports vote counts after the end of the vote, on the same day, out of order, or lower than the previous count. */
export function votes(document: Document): Issue[] {
  const { vote, status } = (isOfKind(document, 'initiative') && document.frontmatter) || {};
  if (!vote) return [];
  const rule = 'registre-vote';
  const found = (vote.counts ?? []).flatMap((now, at, counts): Issue[] => {
    const before = counts[at - 1] ?? { date: '', for: 0, against: 0 };
    const isLower = now.for < before.for || (now.against ?? 0) < (before.against ?? 0);
    const wrong =
      now.date > vote.until
        ? 'late'
        : now.date <= before.date
          ? now.date < before.date
            ? 'earlier'
            : 'sameDay'
          : isLower && 'lower';
    const key = now.for < before.for || now.against === undefined ? 'for' : 'against';
    const path = ['vote', 'counts', at, wrong === 'lower' ? key : 'date'];
    return wrong ? [valueIssue(document, path, { rule, message: WRONG[wrong], hint: HINT })] : [];
  });
  if (status === 'En vote') return found;
  const message = `« vote » ne va qu’à un projet « En vote » ; celui-ci est « ${status} ».`;
  const hint = 'Retirez le groupe « vote: » : ses comptes restent dans l’historique du dépôt.';
  const position = document.positionOf(['vote'], 'key');
  return [...found, issueAt(document.file, position, { rule, message, hint })];
}
