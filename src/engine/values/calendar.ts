/** An ISO day of a plausible year: `0206` is a slip. */
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

/** Whether `value` is an ISO day (`AAAA-MM-JJ`) that exists. */
export function isCalendarDay(value: string): boolean {
  const match = ISO_DAY.exec(value);
  if (!match) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** An ISO day in French, "1er mars 2026"; '' for any other text. Not by `Intl`, which differs between server and browser. */
export function frenchDay(iso: string): string {
  const [, year, month, day] = (isCalendarDay(iso) && ISO_DAY.exec(iso)) || [];
  if (day === undefined) return '';
  return `${day === '01' ? '1er' : Number(day)}\u00a0${MONTHS[Number(month) - 1]} ${year}`;
}
