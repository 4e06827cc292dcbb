import { fcfa, fundingPercent } from '../../../content/money.ts';
import type { Document, FrontmatterSource } from '../../../content/parsed-document.ts';
import { type Issue, issueAt } from '../../../values/issue.ts';
import { valueAt } from '../../../values/paths.ts';
import { valueIssue } from '../value-issue.ts';

/** Reports budgets whose lines do not add up to the total, and collected sums above the budget. */
export const budgets = (document: Document): Issue[] =>
  document.kind === 'initiative' ? [budget(document), collection(document)].flat() : [];

/** Reports lists that mix invented and received donations: visitors could not trust such a list. */
export function donations({ file, data, positionOf }: Document): Issue[] {
  const rows = valueAt(data, ['donations']);
  const samples = (Array.isArray(rows) ? rows : []).flatMap((row: unknown, at) =>
    valueAt(row, ['status']) === 'exemple' ? positionOf(['donations', at], 'key') : [],
  );
  const [first] = samples;
  if (!first || (Array.isArray(rows) && samples.length === rows.length)) return [];
  return [
    issueAt(file, first, {
      rule: 'dons-exemple',
      message: 'De vrais dons et des dons inventés (« status: exemple ») sont dans la même liste.',
      hint: `Effacez en entier chaque don inventé : ${samples.map(({ line }) => `ligne ${line}`).join(', ')}.`,
    }),
  ];
}

function budget(document: FrontmatterSource): Issue | Issue[] {
  // `partial` contains keys with an unreadable line: the sum of the other lines would be wrong.
  if (document.partial.has('budgetLines') || document.partial.has('budget')) return [];
  const total = valueAt(document.data, ['budget']);
  const lines = valueAt(document.data, ['budgetLines']);
  if (!Number.isSafeInteger(total) || !Array.isArray(lines) || lines.length === 0) return [];
  const amounts = lines.map((line: unknown) => valueAt(line, ['amount']));
  if (!amounts.every((amount): amount is number => Number.isSafeInteger(amount))) return [];
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const difference = Number(total) - sum;
  if (difference === 0) return [];
  const amount = fcfa(Math.abs(difference));
  const what = difference > 0 ? `il manque ${amount}` : `il y a ${amount} de trop`;
  return issueAt(document.file, document.positionOf(['budgetLines'], 'key'), {
    rule: 'budget-somme',
    message: `Les lignes du budget font ${fcfa(sum)}, mais « budget » vaut ${fcfa(Number(total))} : ${what}.`,
    hint: `Corrigez une ligne, ou écrivez « budget: ${sum} ».`,
  });
}

function collection(document: FrontmatterSource): Issue | Issue[] {
  const budget = Number(valueAt(document.data, ['budget']));
  const collected = Number(valueAt(document.data, ['collected']));
  // An amount with dots, `9.500.000`, is not an integer: another rule reports it.
  if (!(Number.isInteger(budget) && budget > 0 && collected > budget)) return [];
  return valueIssue(document, ['collected'], {
    rule: 'collecte',
    severity: 'warning',
    message: `La somme réunie (${fcfa(collected)}) dépasse le budget (${fcfa(budget)}) : la fiche montrerait « ${fundingPercent(collected, budget)} % ».`,
    hint: 'Comptez les zéros de « collected » et de « budget ».',
  });
}
