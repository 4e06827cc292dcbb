import { fcfa, fundingPercent, sumOf } from '../../../site/money.ts';
import { valueAt } from '../../../values/paths.ts';
import { type DocumentRule, ruleOf, validKeys } from '../checking.ts';
import { lineIssues } from '../shown-lines.ts';

/** Reports sums of an initiative that do not agree: budget lines, receipts, expenses (docs/contract.md#register). */
export const sums = ruleOf(
  'initiative',
  ({ budget, budgetLines, collected, receipts, expenses, status, support }, report, { data }) => {
    const lines = sumOf(budgetLines);
    if (budget !== undefined && budgetLines?.length && lines !== budget) {
      const amount = fcfa(Math.abs(budget - lines));
      const what = lines < budget ? `il manque ${amount}` : `il y a ${amount} de trop`;
      report.key(['budgetLines'], {
        rule: 'budget-somme',
        message: `Les lignes du budget font ${fcfa(lines)}, mais « budget: » dit ${fcfa(budget)} : ${what}.`,
        hint: `Corrigez une ligne, ou écrivez « budget: ${lines} ».`,
      });
    }
    if (budget !== undefined && collected !== undefined && collected > budget)
      report.value(['collected'], {
        rule: 'collecte',
        severity: 'warning',
        message: `La somme réunie (${fcfa(collected)}) dépasse le budget (${fcfa(budget)}) : la fiche montrerait « ${fundingPercent(collected, budget)} % ».`,
        hint: 'Comptez les zéros de « collected » et de « budget ».',
      });
    if (status === 'En vote' && (collected || support))
      report.key([support ? 'support' : 'collected'], {
        rule: 'registre-etat',
        severity: 'warning',
        message: 'Un projet « En vote » ne réunit pas encore d’argent.',
        hint: 'Corrigez « status: », ou retirez le numéro et la somme jusqu’à l’ouverture de la collecte.',
      });
    // Receipts with a fault are written, and reported by themselves.
    if (collected && expenses?.length && valueAt(data, ['receipts']) === undefined)
      report.key(['collected'], {
        rule: 'registre-somme',
        severity: 'warning',
        message: `Les recettes qui font ces ${fcfa(collected)} ne sont pas écrites : le bilan du mois ne les compterait pas.`,
        hint: 'Écrivez-les dans « receipts: », une par une.',
      });
    const received = receipts?.length ? sumOf(receipts) : collected;
    if (received === undefined || collected === undefined) return;
    if (received !== collected)
      report.value(['collected'], {
        rule: 'registre-somme',
        message: `Les recettes font ${fcfa(received)}, mais « collected: » dit ${fcfa(collected)}.`,
        hint: `Écrivez « collected: ${received} », ou corrigez la recette qui manque ou qui est de trop.`,
        right: String(received),
      });
    const spent = sumOf(expenses);
    if (spent > received)
      report.key(['expenses'], {
        rule: 'registre-depenses',
        message: `Les dépenses font ${fcfa(spent)} : c’est ${fcfa(spent - received)} de plus que ce qui a été réuni (${fcfa(received)}).`,
        hint: 'Corrigez la dépense en trop, ou ajoutez dans « receipts » la recette qui manque.',
      });
  },
);

/** Matches « Le budget total est de 9 500 000 FCFA »; the group is the amount. Parts of a budget are not meant. */
const BUDGET =
  /\b(?:le budget|budget (?:total|global))(?: total| global)?[^.!?;\d]{0,30}?(\d[\d.\s\u00a0\u202f]*)(?:F\s?CFA|francs)/i;

/** Warns when the text of an initiative names another budget than its frontmatter. */
export const budgetText: DocumentRule = (document) => {
  if (document.kind !== 'initiative') return [];
  const { budget } = validKeys(document);
  return lineIssues(document, ({ line, isInBody }) => {
    const found = isInBody ? BUDGET.exec(line) : null;
    const amount = Number(found?.[1]?.replace(/\D/g, ''));
    if (!found || typeof budget !== 'number' || amount === budget) return [];
    const message = `Le texte parle d’un budget de ${fcfa(amount)}, mais « budget: », en haut du fichier, dit ${fcfa(budget)}.`;
    const hint = 'Est-ce le même budget ? Corrigez celui des deux qui est faux.';
    return [{ rule: 'budget-somme', severity: 'warning', message, hint, at: found.index }];
  });
};
