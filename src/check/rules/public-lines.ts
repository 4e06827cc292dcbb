import type { Diagnosis } from '../../values/issue.ts';
import { ruleOf } from './checking.ts';

/** A line of a public list of money: its day, its sum in FCFA, and from whom or for what. */
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

/** Reports lists of donations that mix invented and received ones, count one twice, or name how to reach a donor. */
export const donations = ruleOf('page', ({ donations: rows = [] }, report, { positionOf }) => {
  const named = rows.map(({ name, ...row }) => ({ ...row, about: name }));
  repeated(named, (index, one) => report(['donations', index], repetition('Ce don', one)));
  for (const [index, { name }] of rows.entries())
    privateWords(name, (diagnosis) => report(['donations', index, 'name'], diagnosis));
  const samples = rows.flatMap(({ status }, at) => (status === 'exemple' ? [at] : []));
  const [first] = samples;
  if (first === undefined || samples.length === rows.length) return;
  const lines = samples.map((at) => `ligne ${positionOf(['donations', at], 'key').line}`);
  report(
    ['donations', first],
    {
      rule: 'dons-exemple',
      message: 'De vrais dons et des dons inventés (« status: exemple ») sont dans la même liste.',
      hint: `Effacez en entier chaque don inventé : ${lines.join(', ')}.`,
    },
    'key',
  );
});
