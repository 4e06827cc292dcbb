const NARROW_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

/** A whole number in French groups of three: 9500000 gives "9 500 000" (U+202F between groups). */
export function frenchNumber(value: number): string {
  const sign = value < 0 ? '−' : '';
  const digits = String(Math.abs(Math.trunc(value)));
  return sign + digits.replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE);
}

/** An integer amount in FCFA (XAF): "9 500 000 FCFA". The same on server and browser. */
export function fcfa(amount: number): string {
  return `${frenchNumber(amount)}${NO_BREAK_SPACE}FCFA`;
}

/** Rounded share of the budget collected, in percent; 0 when the budget is 0 (spec section 3). */
export function fundingPercent(collected: number, budget: number): number {
  return budget > 0 ? Math.round((collected / budget) * 100) : 0;
}
