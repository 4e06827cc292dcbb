import { type RegisterLine, sumOf } from '../../../content/register/register.ts';
import type { Diagnosis } from '../../../values/issue.ts';
import type { Path } from '../../../values/paths.ts';
import { privateWords, repeated, repetition } from '../public-lines.ts';
import { ruleOf } from '../rule-of.ts';
import { LISTS, SINGLE } from './proofs.ts';

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
