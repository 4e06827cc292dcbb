/** An ISO day from 1900 to 2100: a year such as `0206` is a typing error. */
export const ISO_DAY = /^((?:19|20)\d{2}|2100)-(\d{2})-(\d{2})$/;

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

export const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

/** French day of the week of an ISO day. */
export const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];

/** True for an ISO day that exists: not `2026-02-30`. */
export function isCalendarDay(value: string): boolean {
  const match = ISO_DAY.exec(value);
  if (!match) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** An ISO day in French, "1er mars 2026"; empty for other texts. Without `Intl`, whose output may differ between Node and a browser. */
export function frenchDay(iso: string): string {
  const [, year, month, day] = (isCalendarDay(iso) && ISO_DAY.exec(iso)) || [];
  if (day === undefined) return '';
  return `${day === '01' ? '1er' : Number(day)}\u00a0${MONTHS[Number(month) - 1]} ${year}`;
}
