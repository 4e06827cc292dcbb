import type { RegisterLine } from '../../../content/register/register.ts';
import type { Diagnosis } from '../../../values/issue.ts';
import type { Path } from '../../../values/paths.ts';
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

interface Row {
  date: string;
  amount: number;
  about: string;
}

/** Calls `found` with the indexes of each row that says the same as one before it, and of that one. */
export function repeated(rows: readonly Row[], found: (index: number, first: number) => void) {
  const firsts = new Map<string, number>();
  for (const [index, { date, amount, about }] of rows.entries()) {
    const key = JSON.stringify([date, amount, about.trim().toLowerCase()]);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    else found(index, first);
  }
}

/** Warning for a row that repeats another; `what` is its French name, with a capital. */
export const repetition = (what: string, first: number): Diagnosis => ({
  rule: 'ligne-double',
  severity: 'warning',
  message: `${what} a le jour, la somme et les mots de la ligne ${first + 1} de cette liste : les deux sont comptées.`,
  hint: 'Si c’est la même, effacez-en une ; si ce sont deux sommes, dites en un mot ce qui les distingue.',
});

/** A telephone number, an e-mail address, or the number of an account. */
const PRIVATE = /(?:\+|\b)\d(?:[\s.\u00a0\u202f-]?\d){7,}|[\w.+-]+@[\w-]+\.\w/;

/** Warns of what a public register does not need to name. */
export function privateWords(text: string, report: (diagnosis: Diagnosis) => void) {
  const found = PRIVATE.exec(text)?.[0];
  if (found)
    report({
      rule: 'donnee-privee',
      severity: 'warning',
      message: `« ${found} » serait public : sur la page, et dans les fichiers que chacun peut télécharger.`,
      hint: 'Effacez le numéro ou l’adresse de cette personne : un registre n’en a pas besoin.',
    });
}

/** Warns when more is spent than was received up to a day. */
function balance(
  receipts: readonly RegisterLine[],
  expenses: readonly RegisterLine[],
  report: Report,
) {
  if (receipts.length === 0) return;
  const spent = (day: string) => sumUpTo(expenses, day);
  const index = expenses.findIndex(({ date }) => spent(date) > sumUpTo(receipts, date));
  // Sums that disagree at the end are reported by themselves.
  if (index < 0 || spent('9999') > sumUpTo(receipts, '9999')) return;
  report(['expenses', index, 'date'], {
    rule: 'registre-depenses',
    severity: 'warning',
    message: 'Ce jour-là, le projet aurait dépensé plus qu’il n’avait reçu.',
    hint: 'Vérifiez le jour de cette dépense, et ceux des recettes.',
  });
}

const sumUpTo = (rows: readonly RegisterLine[], day: string) =>
  rows.reduce((sum, { date, amount }) => (date <= day ? sum + amount : sum), 0);
