import type { ContentRule, DocumentRule } from '../checking.ts';
import { budgetText } from './budget-text.ts';
import { histories } from './history.ts';
import { lines } from './lines.ts';
import { news } from './news.ts';
import { overdue } from './overdue.ts';
import { proofs } from './proofs.ts';
import { reports } from './reports.ts';
import { sums } from './sums.ts';
import { votes } from './votes.ts';

/** Rules on the register of an initiative alone (contract section 9). */
export const registerDocumentRules: readonly DocumentRule[] = [
  sums,
  budgetText,
  histories,
  lines,
  proofs,
  votes,
];

/** Rules on registers that need today's date or other files. */
export const registerContentRules: readonly ContentRule[] = [overdue, news, reports];
