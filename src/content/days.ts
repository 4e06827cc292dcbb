import type { Lang } from './languages.ts';

/** A day of a year that can be meant: `0206` is a slip of the hand. */
const ISO_DAY = /^((?:19|20)\d{2}|2100)-(\d{2})-(\d{2})$/;

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

const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** True when `value` is an ISO day (`AAAA-MM-JJ`) that exists in the calendar. */
export function isCalendarDay(value: string): boolean {
  const match = ISO_DAY.exec(value);
  if (!match) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * An ISO day or date as a language writes it: "1er mars 2026", "1 March 2026".
 * Written by hand so that server and browser can never differ. Gives '' when it is no date.
 */
export function writtenDay(iso: string, lang: Lang = 'fr'): string {
  const match = ISO_DAY.exec(iso.slice(0, 10));
  if (!match || !isCalendarDay(iso.slice(0, 10))) return '';
  const dayOfMonth = Number(match[3]);
  const month = (lang === 'en' ? ENGLISH_MONTHS : MONTHS)[Number(match[2]) - 1];
  return `${dayOfMonth === 1 && lang === 'fr' ? '1er' : dayOfMonth}\u00a0${month} ${match[1]}`;
}

/** The day in Libreville, one hour ahead of UTC all year. */
export const dayInGabon = (now: Date): string =>
  new Date(now.getTime() + 3_600_000).toISOString().slice(0, 10);

/** Today in Libreville; `BUILD_DATE` says another day. */
export const today = (): string =>
  (typeof process !== 'undefined' && process.env.BUILD_DATE) || dayInGabon(new Date());
