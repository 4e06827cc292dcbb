import type { RegisterLine, Sheet } from './register.ts';

/** Money that came in or, with a negative `amount` (FCFA), went out. */
export interface Movement extends RegisterLine {
  /** Where it came from, or what it paid. */
  name: string;
  /** Why it takes back an earlier line. */
  reason?: string | undefined;
  /** The initiative whose money it is, where several are shown together. */
  of?: { title: string; route: string };
}

/** Number of movements that are shown beside the sums of an initiative. */
export const SHOWN_MOVEMENTS = 3;

/** All movements of an initiative, newest first; of one day, those that were written last are first. */
export function movementsOf({
  receipts = [],
  expenses = [],
}: Pick<Sheet, 'receipts' | 'expenses'>): Movement[] {
  return newestFirst([
    ...receipts.map(({ from, ...line }) => ({ ...line, name: from })),
    ...expenses.map(({ item, amount, ...line }) => ({ ...line, amount: -amount, name: item })),
  ]);
}

/** What a movement was for and, where it takes back an earlier line, why. */
export const labelOfMovement = ({ name, reason }: Pick<Movement, 'name' | 'reason'>): string =>
  reason ? `${name} (${reason})` : name;

/** Sorts movements; those of one day are in the reverse order. */
export const newestFirst = (movements: readonly Movement[]): Movement[] =>
  movements.toReversed().toSorted((a, b) => b.date.localeCompare(a.date));
