import type { RegisterLine } from '../../../model/register/register.ts';
import { sumOf } from '../../../site/money.ts';
import { valueAt } from '../../../values/paths.ts';
import { type Report, ruleOf } from '../checking.ts';
import { publicLines } from '../public-lines.ts';

/** The lists of a register: the key of what their lines say, and the French word for a line. */
export const LISTS = [
  { list: 'receipts', key: 'from', line: 'Cette recette' },
  { list: 'expenses', key: 'item', line: 'Cette dépense' },
] as const;

/** Reports lines of a register that take back money without a reason, are written twice, or name how to reach a person. */
export const faultyLines = ruleOf(
  'initiative',
  ({ receipts = [], expenses = [] }, report, document) => {
    for (const one of LISTS) {
      const rows = { receipts, expenses }[one.list];
      publicLines({ ...one, rows }, report, document);
      for (const [index, { amount, reason }] of rows.entries())
        if (amount <= 0 && !reason)
          report.value([one.list, index, 'amount'], {
            rule: 'registre-somme',
            message: `Le montant de ${one.line.toLowerCase()} est nul ou négatif, sans que la raison soit écrite.`,
            hint: 'Pour annuler une somme, gardez sa ligne, ajoutez-en une avec un signe moins et, dessous, la raison. Exemple : reason: achat annulé',
          });
    }
    balance(receipts, expenses, report);
  },
);

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
  report.value(['expenses', index, 'date'], {
    rule: 'registre-depenses',
    severity: 'warning',
    message: 'Ce jour-là, le projet aurait dépensé plus qu’il n’avait reçu.',
    hint: 'Vérifiez le jour de cette dépense, et ceux des recettes.',
  });
}

/** Reports receipts and expenses with neither a proof nor the day (`due`) for which it is promised, and two ends of a collection. */
export const proofs = ruleOf('initiative', (keys, report, { data, partial }) => {
  for (const { list, line } of LISTS) {
    // As written: a fault in one line does not hide the missing proof of another.
    const rows = partial.has(list) ? undefined : valueAt(data, [list]);
    for (const [index, row] of (Array.isArray(rows) ? rows : []).entries()) {
      const has = (one: string) => valueAt(row, [one]) !== undefined;
      if (has('amount') && !has('proof') && !has('due') && !has('reason'))
        report.key([list, index, 'proof'], {
          rule: 'registre-preuve',
          message: `${line} n’a ni preuve, ni jour où elle est promise.`,
          hint:
            'Ajoutez sous elle une ligne « proof: /images/recu.jpg », ou l’adresse https d’un document. ' +
            'Si la preuve n’est pas encore là, donnez dans « due: » le jour où elle viendra. Exemple : due: 2026-03-01.',
          inForm:
            'Choisissez une photo ou un PDF. Si la preuve n’est pas encore là, donnez dans « due » le jour où elle viendra.',
        });
    }
  }
  if (keys.ends !== undefined && keys.daysRemaining !== undefined)
    report.key(['daysRemaining'], {
      rule: 'registre-temps',
      message: 'La fin de la collecte est écrite deux fois : « ends » et « daysRemaining ».',
      hint: 'Retirez « daysRemaining: » : avec « ends: », les jours se comptent seuls.',
    });
});
