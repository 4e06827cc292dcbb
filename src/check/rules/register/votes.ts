import { ruleOf } from '../rule-of.ts';

const rule = 'registre-vote';

const HINT =
  'Un compte additionne toutes les voix reçues jusqu’à son jour, « until: » au plus tard : un seul par jour, du plus ancien au plus récent, jamais plus bas.';

/** Reports vote counts after the end of the vote, on the same day, out of order, or lower than the count before; a vote on another status. */
export const votes = ruleOf('initiative', ({ vote, status }, report) => {
  if (!vote) return;
  for (const [at, now] of (vote.counts ?? []).entries()) {
    const before = vote.counts?.[at - 1];
    const about = (key: keyof typeof now, message: string) =>
      report(['vote', 'counts', at, key], { rule, message, hint: HINT });
    if (now.date > vote.until) about('date', 'Ce compte porte un jour qui suit la fin du vote.');
    else if (before && now.date === before.date)
      about('date', 'Deux comptes portent le même jour.');
    else if (before && now.date < before.date)
      about('date', 'Ce compte porte un jour plus ancien que celui qui le précède.');
    else if (before && now.for < before.for)
      about('for', 'Ce compte est plus bas que le précédent.');
    else if (before?.against && now.against === undefined)
      report(['vote', 'counts', at], {
        rule,
        message: 'Ce compte ne dit plus combien de voix sont contre : le précédent le disait.',
        hint: 'Ajoutez à ce compte une ligne « against: », avec le nombre de voix contre.',
      });
    else if (before?.against && (now.against ?? 0) < before.against)
      about('against', 'Ce compte est plus bas que le précédent.');
  }
  if (status && status !== 'En vote')
    report(
      ['vote'],
      {
        rule,
        message: `« vote » ne va qu’à un projet « En vote » ; celui-ci est « ${status} ».`,
        hint: 'Pour ouvrir le vote, écrivez « status: En vote ». S’il est fini, retirez le groupe « vote: » : ses comptes restent dans l’historique du dépôt.',
      },
      'key',
    );
});
