import { type Issue, issueAt } from '../../content/issue.ts';
import { fcfa, fundingPercent } from '../../content/money.ts';
import { kindOf } from '../../content/routes.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';
import { valueIssue } from '../value-issue.ts';

/** The lines of an initiative's budget add up to its total, and what is collected stays below it. */
export const budgets = ({ frontmatters }: Reading): Issue[] =>
  frontmatters
    .filter(({ path }) => kindOf(path) === 'initiative')
    .flatMap((one) => [budget(one), collection(one)].flat());

/** Invented gifts never stand beside those received: nobody could trust their table. */
export const donations = ({ frontmatters }: Reading): Issue[] =>
  frontmatters.flatMap(({ file, data, placeOf }) => {
    const rows = valueAt(data, ['donations']);
    const samples = (Array.isArray(rows) ? rows : []).flatMap((row: unknown, at) =>
      valueAt(row, ['status']) === 'exemple' ? placeOf(['donations', at], 'key') : [],
    );
    const [first] = samples;
    if (!first || (Array.isArray(rows) && samples.length === rows.length)) return [];
    return issueAt(file, first, {
      rule: 'dons-exemple',
      message: 'De vrais dons et des dons inventés (« status: exemple ») sont dans la même liste.',
      hint: `Effacez en entier chaque don inventé : ${samples.map(({ line }) => `ligne ${line}`).join(', ')}.`,
    });
  });

function budget(frontmatter: Frontmatter): Issue | Issue[] {
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
  return issueAt(frontmatter.file, frontmatter.placeOf(['budgetLines'], 'key'), {
    rule: 'budget-somme',
    message: `Les lignes du budget font ${fcfa(sum)}, mais « budget » vaut ${fcfa(Number(total))} : ${what}.`,
    hint: `Corrigez une ligne, ou écrivez « budget: ${sum} ».`,
  });
}

function collection(frontmatter: Frontmatter): Issue | Issue[] {
  const budget = Number(valueAt(frontmatter.data, ['budget']));
  const collected = Number(valueAt(frontmatter.data, ['collected']));
  // A dot among figures has its own issue.
  if (!(Number.isInteger(budget) && budget > 0 && collected > budget)) return [];
  return valueIssue(frontmatter, ['collected'], {
    rule: 'collecte',
    severity: 'warning',
    message: `La somme réunie (${fcfa(collected)}) dépasse le budget (${fcfa(budget)}) : la fiche montrerait « ${fundingPercent(collected, budget)} % ».`,
    hint: 'Comptez les zéros de « collected » et de « budget ».',
  });
}
