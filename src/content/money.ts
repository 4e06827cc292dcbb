import type { Lang } from './languages.ts';

const NARROW_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

/** Integer in groups of three digits: "9 500 000" (U+202F), in English "9,500,000". */
export function writtenNumber(value: number, lang: Lang = 'fr'): string {
  const sign = value < 0 ? '−' : '';
  const digits = String(Math.abs(Math.trunc(value)));
  return sign + digits.replace(/\B(?=(\d{3})+$)/g, lang === 'en' ? ',' : NARROW_SPACE);
}

/** Integer amount in FCFA (XAF): "9 500 000 FCFA", in English "FCFA 9,500,000". */
export function fcfa(amount: number, lang: Lang = 'fr'): string {
  const number = writtenNumber(amount, lang);
  return lang === 'en' ? `FCFA${NO_BREAK_SPACE}${number}` : `${number}${NO_BREAK_SPACE}FCFA`;
}

export const percentage = (value: number, lang: Lang) =>
  `${value}${lang === 'en' ? '' : NO_BREAK_SPACE}%`;

/** Percentage of the budget that is collected, rounded to an integer; 0 when the budget is 0 (spec section 3). */
export function fundingPercent(collected: number, budget: number): number {
  return budget > 0 ? Math.round((collected / budget) * 100) : 0;
}

/** Percentages of amounts in their total: integers with the sum 100 (largest remainder method); all 0 when the total is 0. */
export function sharesOf(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total <= 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount * 100) / total);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = [...exact.keys()].sort(
    (a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1),
  );
  const raised = new Set(byRemainder.slice(0, missing));
  return shares.map((share, index) => share + (raised.has(index) ? 1 : 0));
}
