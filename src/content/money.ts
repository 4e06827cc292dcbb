import type { Lang } from './languages.ts';

const NARROW_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

/** A whole number in groups of three: 9500000 gives "9 500 000" (U+202F between groups), in English "9,500,000". */
export function writtenNumber(value: number, lang: Lang = 'fr'): string {
  const sign = value < 0 ? '−' : '';
  const digits = String(Math.abs(Math.trunc(value)));
  return sign + digits.replace(/\B(?=(\d{3})+$)/g, lang === 'en' ? ',' : NARROW_SPACE);
}

/** An integer amount in FCFA (XAF): "9 500 000 FCFA", in English "FCFA 9,500,000". The same on server and browser. */
export function fcfa(amount: number, lang: Lang = 'fr'): string {
  const number = writtenNumber(amount, lang);
  return lang === 'en' ? `FCFA${NO_BREAK_SPACE}${number}` : `${number}${NO_BREAK_SPACE}FCFA`;
}

/** A percentage as a language writes it. */
export const percentage = (value: number, lang: Lang) =>
  `${value}${lang === 'en' ? '' : NO_BREAK_SPACE}%`;

/** Rounded share of the budget collected, in percent; 0 when the budget is 0 (spec section 3). */
export function fundingPercent(collected: number, budget: number): number {
  return budget > 0 ? Math.round((collected / budget) * 100) : 0;
}
