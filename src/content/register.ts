import type { FrontmatterOf } from './kinds/index.ts';

/** What a project sheet says of its money and its state: one source of numbers for cards, bars, sheet, dashboard and data. */
export type Sheet = FrontmatterOf<'initiative'>;

/** A line of receipts or expenses. */
export interface RegisterLine {
  date: string;
  amount: number;
  proof?: string | undefined;
  due?: string | undefined;
}

/** The sum of lines, in FCFA. */
export const sumOf = (lines: readonly Pick<RegisterLine, 'amount'>[] = []): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines whose proof was promised for a day that is past. */
export const lateProofs = (sheet: Pick<Sheet, 'receipts' | 'expenses'>, today: string) =>
  [...(sheet.receipts ?? []), ...(sheet.expenses ?? [])].filter(
    ({ proof, due }) => !proof && due !== undefined && due < today,
  );

/** Days without news after which a project that is under way is said to be silent. */
export const SILENT_AFTER = 90;

const DAY = 86_400_000;

/** The whole days from one ISO day to another; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The last day of which a sheet or its news say something; undefined for one that keeps no register. */
export function lastDay(
  { history = [], receipts = [], expenses = [] }: Sheet,
  news: readonly string[],
): string | undefined {
  return [...history, ...receipts, ...expenses]
    .map(({ date }) => date)
    .concat(news)
    .sort()
    .at(-1);
}

/** The last day of which a project that collects or works has said something, where that is too long ago; undefined for any other. */
export function silentSince(sheet: Sheet, news: readonly string[], today: string) {
  const last = lastDay(sheet, news);
  const isUnderWay = sheet.status === 'En collecte' || sheet.status === 'En cours';
  return isUnderWay && last && daysBetween(last, today) > SILENT_AFTER ? last : undefined;
}

/** The days that remain to collect: counted where the sheet says when it ends (negative once it has), else as it says. */
export const daysLeft = ({ ends, daysRemaining, status }: Sheet, today: string) =>
  status !== 'En collecte'
    ? undefined
    : ends === undefined
      ? daysRemaining
      : daysBetween(today, ends);
