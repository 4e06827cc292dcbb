const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The months in French, from January on. */
export const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** True when `value` is an ISO day (`AAAA-MM-JJ`) that exists in the calendar. */
export function isCalendarDay(value: string): boolean {
  const match = ISO_DAY.exec(value);
  if (!match) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * An ISO day or date as a French day: "1er mars 2026".
 * Written by hand so that server and browser can never differ. Gives '' when it is no date.
 */
export function frenchDay(iso: string): string {
  const match = ISO_DAY.exec(iso.slice(0, 10));
  if (!match || !isCalendarDay(iso.slice(0, 10))) return '';
  const dayOfMonth = Number(match[3]);
  const month = MONTHS[Number(match[2]) - 1];
  return `${dayOfMonth === 1 ? '1er' : dayOfMonth}\u00a0${month} ${match[1]}`;
}

/** The day in Libreville, one hour ahead of UTC all year. */
export const dayInGabon = (now: Date): string =>
  new Date(now.getTime() + 3_600_000).toISOString().slice(0, 10);

/** Today in Libreville; `BUILD_DATE` says another day. */
export const today = (): string =>
  (typeof process !== 'undefined' && process.env.BUILD_DATE) || dayInGabon(new Date());
