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

/** Amount in FCFA that came in (« + 9 500 FCFA ») or went out (« − 9 500 FCFA »). */
export const signedFcfa = (amount: number, lang: Lang = 'fr'): string =>
  `${amount < 0 ? '−' : '+'}${NO_BREAK_SPACE}${fcfa(Math.abs(amount), lang)}`;

export const percentage = (value: number, lang: Lang) =>
  `${value}${lang === 'en' ? '' : NO_BREAK_SPACE}%`;

/** Percentage of the budget that is collected, rounded to an integer; 0 when the budget is 0 (docs/contract.md#register). */
export function fundingPercent(collected: number, budget: number): number {
  return budget > 0 ? Math.round((collected / budget) * 100) : 0;
}

/** Percentages of amounts in their total: integers with the sum 100 (largest remainder method), at least 1 for each amount above 0. */
export function sharesOf(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total <= 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount * 100) / total);
  const shares = exact.map((share) => (share > 0 ? Math.max(1, Math.floor(share)) : 0));
  const remainder = (index: number) => (exact[index] ?? 0) - (shares[index] ?? 0);
  for (let missing = 100 - shares.reduce((sum, share) => sum + share, 0); missing !== 0; ) {
    const step = Math.sign(missing);
    const indexes = shares.flatMap((share, index) => (share + step > 0 ? index : []));
    const [first] = indexes.sort((a, b) => step * (remainder(b) - remainder(a)));
    if (first === undefined) break;
    shares[first] = (shares[first] ?? 0) + step;
    missing -= step;
  }
  return shares;
}

/** Sum of the amounts of lines, in FCFA; 0 without any. */
export const sumOf = (lines: readonly { amount: number }[] = []): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
