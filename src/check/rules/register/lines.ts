import { type RegisterLine, sumOf } from '../../../content/register/register.ts';
import type { Diagnosis } from '../../../values/issue.ts';
import { type Path, valueAt } from '../../../values/paths.ts';
import { ruleOf } from '../checking.ts';
import { privateWords, repeated, repetition } from '../public-lines.ts';

type Report = (path: Path, diagnosis: Diagnosis) => void;

/** Reports lines of a register that take back money without a reason, are written twice, or name how to reach a person. */
export const lines = ruleOf('initiative', ({ receipts = [], expenses = [] }, report) => {
  const words = {
    receipts: receipts.map(({ from, ...line }) => ({ ...line, about: from })),
    expenses: expenses.map(({ item, ...line }) => ({ ...line, about: item })),
  };
  for (const key of LISTS) {
    for (const [index, { amount, reason, about }] of words[key].entries()) {
      if (amount <= 0 && !reason)
        report([key, index, 'amount'], {
          rule: 'registre-somme',
          message: `Cette ${SINGLE[key]} n’est pas une somme au-dessus de zéro, et ne dit pas pourquoi.`,
          hint: 'Une somme rendue s’écrit sur une ligne de plus : le montant avec un signe moins et, sous lui, « reason: » avec la raison.',
        });
      privateWords(about, (diagnosis) =>
        report([key, index, key === 'receipts' ? 'from' : 'item'], diagnosis),
      );
    }
    repeated(words[key], (index, first) =>
      report([key, index], repetition(`Cette ${SINGLE[key]}`, first)),
    );
  }
  balance(receipts, expenses, report);
});

/** Warns when more is spent than was received up to a day. */
function balance(
  receipts: readonly RegisterLine[],
  expenses: readonly RegisterLine[],
  report: Report,
) {
  if (receipts.length === 0) return;
  const upTo = (rows: readonly RegisterLine[], day: string) =>
    sumOf(rows.filter(({ date }) => date <= day));
  const index = expenses.findIndex(({ date }) => upTo(expenses, date) > upTo(receipts, date));
  // Sums that disagree at the end are reported by themselves.
  if (index < 0 || sumOf(expenses) > sumOf(receipts)) return;
  report(['expenses', index, 'date'], {
    rule: 'registre-depenses',
    severity: 'warning',
    message: 'Ce jour-là, le projet aurait dépensé plus qu’il n’avait reçu.',
    hint: 'Vérifiez le jour de cette dépense, et ceux des recettes.',
  });
}

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
