import { PROJECT_STATUSES } from '../../../content/vocabulary.ts';
import { ruleOf } from '../rule-of.ts';

const rule = 'registre-etat';

/** Reports histories whose days or statuses go back, or whose last status is not the status of the initiative. */
export const histories = ruleOf('initiative', ({ history = [], status }, report) => {
  const rank = (one: (typeof PROJECT_STATUSES)[number]) => PROJECT_STATUSES.indexOf(one);
  let isInOrder = true;
  for (const [index, now] of history.entries()) {
    const before = history[index - 1];
    if (!before) continue;
    const goesBack = rank(now.status) < rank(before.status);
    if (now.date < before.date)
      report(['history', index, 'date'], {
        rule,
        message: 'Ce changement porte un jour plus ancien que celui qui le précède.',
        hint: 'Rangez les changements du plus ancien au plus récent, ou corrigez l’un des deux jours.',
      });
    else if (goesBack)
      report(['history', index, 'status'], {
        rule,
        message: `Le projet reviendrait de « ${before.status} » à « ${now.status} ».`,
        hint: `Un projet ne revient pas en arrière : les états se suivent ainsi : ${PROJECT_STATUSES.join(', ')}.`,
      });
    if (now.date < before.date || goesBack) isInOrder = false;
  }
  const last = history.at(-1)?.status;
  if (isInOrder && last && status && last !== status)
    report(['status'], {
      rule,
      message: `L’histoire du projet s’arrête à « ${last} », mais « status » vaut « ${status} ».`,
      hint: `Écrivez « status: ${last} », ou ajoutez dans « history: » le changement qui manque, avec sa raison.`,
      suggestion: last,
    });
});
