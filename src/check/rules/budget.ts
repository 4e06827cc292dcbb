import { type Issue, issueAt } from '../../content/issue.ts';
import { fcfa } from '../../content/money.ts';
import { kindOf } from '../../content/routes.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';

/** The lines of an initiative's budget add up to its total. */
export const budgets = ({ frontmatters }: Reading): Issue[] =>
  frontmatters.filter(({ path }) => kindOf(path) === 'initiative').flatMap(budget);

function budget(frontmatter: Frontmatter): Issue[] {
  // A sum over lines that were not all read would send its editor to the wrong place.
  if (frontmatter.partial.has('budgetLines') || frontmatter.partial.has('budget')) return [];
  const total = valueAt(frontmatter.data, ['budget']);
  const lines = valueAt(frontmatter.data, ['budgetLines']);
  if (!Number.isSafeInteger(total) || !Array.isArray(lines) || lines.length === 0) return [];
  const amounts = lines.map((line: unknown) => valueAt(line, ['amount']));
  if (!amounts.every((amount): amount is number => Number.isSafeInteger(amount))) return [];
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const difference = Number(total) - sum;
  if (difference === 0) return [];
  const amount = fcfa(Math.abs(difference));
  const what = difference > 0 ? `il manque ${amount}` : `il y a ${amount} de trop`;
  return [
    issueAt(frontmatter.file, frontmatter.placeOf(['budgetLines'], 'key'), {
      rule: 'budget-somme',
      message: `Les lignes du budget font ${fcfa(sum)}, mais « budget » vaut ${fcfa(Number(total))} : ${what}.`,
      hint: `Corrigez une ligne, ou écrivez « budget: ${sum} ».`,
    }),
  ];
}
