import { INITIATIVE_STATUSES } from '../../../site/vocabulary.ts';
import { frenchDay } from '../../../values/calendar.ts';
import { ruleOf } from '../checking.ts';

/** Reports histories whose days or statuses go back, or whose last status is not the status of the initiative. */
export const histories = ruleOf('initiative', ({ history = [], status }, report) => {
  const rank = (one: (typeof INITIATIVE_STATUSES)[number]) => INITIATIVE_STATUSES.indexOf(one);
  let isInOrder = true;
  for (const [index, now] of history.entries()) {
    const before = history[index - 1];
    if (!before) continue;
    const goesBack = rank(now.status) < rank(before.status);
    if (now.date < before.date)
      report.value(['history', index, 'date'], {
        rule: 'registre-etat',
        message: 'Ce changement porte un jour plus ancien que celui qui le précède.',
        hint: 'Rangez les changements du plus ancien au plus récent, ou corrigez l’un des deux jours.',
      });
    else if (goesBack)
      report.value(['history', index, 'status'], {
        rule: 'registre-etat',
        message: `Le projet reviendrait de « ${before.status} » à « ${now.status} ».`,
        hint: `Un projet ne revient pas en arrière. Écrivez les états dans cet ordre : ${INITIATIVE_STATUSES.join(', ')}.`,
      });
    if (now.date < before.date || goesBack) isInOrder = false;
  }
  const last = history.at(-1)?.status;
  if (isInOrder && last && status && last !== status)
    report.value(['status'], {
      rule: 'registre-etat',
      message: `L’histoire du projet s’arrête à « ${last} », mais « status: » dit « ${status} ».`,
      hint: `Écrivez « status: ${last} », ou ajoutez dans « history: » le changement qui manque, avec sa raison.`,
    });
});

const HINT =
  'Écrivez un seul compte par jour, du plus ancien au plus récent, jusqu’au jour de « until: ». Chacun additionne toutes les voix depuis le début : il ne baisse jamais.';

/** Reports vote counts after the end of the vote, on the same day, out of order, or lower than the count before; a vote on another status. */
export const votes = ruleOf('initiative', ({ vote, status }, report) => {
  if (!vote) return;
  const { counts = [], until } = vote;
  const areAllLate = counts.length > 1 && counts.every(({ date }) => date > until);
  if (areAllLate)
    report.value(['vote', 'until'], {
      rule: 'registre-vote',
      message: `Tous les comptes suivent le ${frenchDay(until)}, la fin du vote.`,
      hint: 'Vérifiez l’année de « until: ».',
    });
  for (const [at, now] of counts.entries()) {
    const before = counts[at - 1];
    const about = (key: keyof typeof now, message: string) =>
      report.value(['vote', 'counts', at, key], { rule: 'registre-vote', message, hint: HINT });
    if (now.date > until && !areAllLate)
      about('date', 'Ce compte porte un jour qui suit la fin du vote.');
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
