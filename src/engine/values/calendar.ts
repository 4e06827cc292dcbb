/** A day of a year that can be meant: `0206` is a slip of the hand. */
export const ISO_DAY = /^((?:19|20)\d{2}|2100)-(\d{2})-(\d{2})$/;

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

/** An ISO day as French writes it, "1er mars 2026"; '' when it is no day. Written by hand so that server and browser can never differ. */
export function frenchDay(iso: string): string {
  const [, year, month, day] = (isCalendarDay(iso) && ISO_DAY.exec(iso)) || [];
  if (day === undefined) return '';
  return `${day === '01' ? '1er' : Number(day)}\u00a0${MONTHS[Number(month) - 1]} ${year}`;
}
