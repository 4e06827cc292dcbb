import { INITIATIVE_STATUSES } from '../../../site/vocabulary.ts';
import { frenchDay } from '../../../values/calendar.ts';
import { ruleOf } from '../checking.ts';

/** Reports histories whose days or statuses go back, or whose last status is not the status of the initiative. */
export const histories = ruleOf('initiative', ({ history = [], status }, report) => {
  const hint = `Rangez les changements du plus ancien au plus récent, et dans cet ordre : ${INITIATIVE_STATUSES.join(', ')}.`;
  const rank = (one: { status: (typeof INITIATIVE_STATUSES)[number] }) =>
    INITIATIVE_STATUSES.indexOf(one.status);
  const wrong = history.flatMap((now, at) => {
    const before = history[at - 1];
    if (before && now.date < before.date)
      return {
        at,
        key: 'date',
        message: 'Ce changement est plus ancien que celui qui le précède.',
      };
    return before && rank(now) < rank(before)
      ? {
          at,
          key: 'status',
          message: `Le projet reviendrait de « ${before.status} » à « ${now.status} ».`,
        }
      : [];
  });
  for (const { at, key, message } of wrong)
    report.value(['history', at, key], { rule: 'registre-etat', message, hint });
  const last = history.at(-1)?.status;
  if (wrong.length === 0 && last && status && last !== status)
    report.value(['status'], {
      rule: 'registre-etat',
      message: `L’histoire du projet s’arrête à « ${last} », mais « status: » dit « ${status} ».`,
      hint: `Écrivez « status: ${last} », ou ajoutez dans « history: » le changement qui manque, avec sa raison.`,
    });
});

/** Reports vote counts after the end of the vote, on the same day, out of order, or lower than the count before; a vote on another status. */
export const votes = ruleOf('initiative', ({ vote, status }, report) => {
  if (!vote) return;
  const { counts = [], until } = vote;
  const hint = `Un compte par jour, jusqu’au ${frenchDay(until)}, additionne toutes les voix depuis le début : il ne baisse jamais.`;
  for (const [at, now] of counts.entries()) {
    const before = counts[at - 1];
    const about = (key: keyof typeof now, message: string) =>
      report.value(['vote', 'counts', at, key], { rule: 'registre-vote', message, hint });
    if (now.date > until) about('date', 'Ce compte porte un jour qui suit la fin du vote.');
    else if (before && now.date <= before.date)
      about('date', 'Ce compte porte le jour du précédent, ou un jour plus ancien.');
    else if (before && now.for < before.for)
      about('for', 'Ce compte a moins de voix que le précédent.');
    else if (before?.against && (now.against ?? 0) < before.against)
      about('against', 'Ce compte a moins de voix contre que le précédent.');
  }
  if (status && status !== 'En vote')
    report.key(['vote'], {
      rule: 'registre-vote',
      message: `« vote » ne va qu’à un projet « En vote » ; celui-ci est « ${status} ».`,
      hint: 'Pour ouvrir le vote, écrivez « status: En vote ». S’il est fini, effacez « vote: » et ses lignes : GitHub garde les anciens comptes.',
    });
});
