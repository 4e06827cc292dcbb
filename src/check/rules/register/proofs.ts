import { valueAt } from '../../../values/paths.ts';
import { ruleOf } from '../rule-of.ts';

export const LISTS = ['receipts', 'expenses'] as const;
export const SINGLE = { receipts: 'recette', expenses: 'dépense' } as const;

/** Reports receipts and expenses with neither a proof nor the day (`due`) for which it is promised, and two ends of a collection. */
export const proofs = ruleOf('initiative', (keys, report, { data, partial }) => {
  for (const key of LISTS) {
    // As written: a fault in one line does not hide the missing proof of another.
    const lines = partial.has(key) ? undefined : valueAt(data, [key]);
    for (const [index, line] of (Array.isArray(lines) ? lines : []).entries()) {
      const has = (one: string) => valueAt(line, [one]) !== undefined;
      if (has('amount') && !has('proof') && !has('due') && !has('reason'))
        report(
          [key, index],
          {
            rule: 'registre-preuve',
            message: `Cette ${SINGLE[key]} n’a ni preuve, ni jour où elle est promise.`,
            hint: 'Ajoutez sous elle « proof: /images/recu.jpg » (ou l’adresse https d’un document) ; si la preuve n’est pas encore là, « due: » et le jour promis, AAAA-MM-JJ.',
          },
          'key',
        );
    }
  }
  if (keys.ends !== undefined && keys.daysRemaining !== undefined)
    report(
      ['daysRemaining'],
      {
        rule: 'registre-temps',
        message: 'La fin de la collecte est écrite deux fois : « ends » et « daysRemaining ».',
        hint: 'Effacez la ligne « daysRemaining: » : avec « ends: », les jours se comptent seuls.',
      },
      'key',
    );
});
