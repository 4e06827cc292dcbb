import type { Issue } from '../../content/issue.ts';
import { fcfa } from '../../content/money.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Head } from '../../read/head.ts';

/** The lines of an initiative's budget add up to its total. */
export const budgets = ({ heads }: Reading): Issue[] =>
  heads.filter(({ path }) => path.startsWith('initiatives/')).flatMap(budget);

function budget(head: Head): Issue[] {
  // A sum over lines that were not all read would send its editor to the wrong place.
  if (head.partial.has('budgetLines') || head.partial.has('budget')) return [];
  const total = valueAt(head.data, ['budget']);
  const lines = valueAt(head.data, ['budgetLines']);
  if (!Number.isSafeInteger(total) || !Array.isArray(lines) || lines.length === 0) return [];
  const amounts = lines.map((line: unknown) => valueAt(line, ['amount']));
  if (!amounts.every((amount): amount is number => Number.isSafeInteger(amount))) return [];
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const difference = Number(total) - sum;
  if (difference === 0) return [];
  const amount = fcfa(Math.abs(difference));
  const what = difference > 0 ? `il manque ${amount}` : `il y a ${amount} de trop`;
  return [
    {
      rule: 'budget-somme',
      severity: 'error',
      file: head.file,
      ...head.placeOf(['budgetLines'], 'key'),
      message: `Les lignes du budget font ${fcfa(sum)}, mais « budget » vaut ${fcfa(Number(total))} : ${what}.`,
      hint: `Corrigez une ligne, ou écrivez « budget: ${sum} ».`,
    },
  ];
}
