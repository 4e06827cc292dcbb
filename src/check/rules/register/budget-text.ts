import { linesWithoutCode } from '../../../content/body-facts.ts';
import { fcfa } from '../../../content/money.ts';
import { issueAt } from '../../../values/issue.ts';
import type { DocumentRule } from '../checking.ts';
import { validKeys } from '../rule-of.ts';

/** Matches « Le budget total est de 9 500 000 FCFA »; the group is the amount. Parts of a budget are not meant. */
const BUDGET =
  /\b(?:le budget|budget (?:total|global))(?: total| global)?[^.!?;\d]{0,30}?(\d[\d.\s\u00a0\u202f]*)(?:F\s?CFA|francs)/i;

/** Warns when the text of an initiative names another budget than its frontmatter. */
export const budgetText: DocumentRule = (document) => {
  if (document.kind !== 'initiative') return [];
  const { budget } = validKeys(document);
  return linesWithoutCode(document.text, document.facts).flatMap((text, index) => {
    const found = index < document.bodyLine - 1 ? null : BUDGET.exec(text);
    const amount = Number(found?.[1]?.replace(/\D/g, ''));
    if (!found || typeof budget !== 'number' || amount === budget) return [];
    const position = { line: index + 1, column: found.index + 1 };
    return issueAt(document.file, position, {
      rule: 'budget-somme',
      severity: 'warning',
      message: `Le texte parle d’un budget de ${fcfa(amount)}, l’en-tête de ${fcfa(budget)}.`,
      hint: 'Est-ce le même budget ? Corrigez celui des deux qui est faux.',
    });
  });
};
