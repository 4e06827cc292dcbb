import { frenchDay, ISO_DAY, isCalendarDay } from '../engine/values/days.ts';
import type { Lang } from './languages.ts';

const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * An ISO day or date as a language writes it: "1er mars 2026", "1 March 2026".
 * Written by hand so that server and browser can never differ. Gives '' when it is no date.
 */
export function writtenDay(iso: string, lang: Lang = 'fr'): string {
  const day = iso.slice(0, 10);
  if (lang === 'fr') return frenchDay(day);
  const match = isCalendarDay(day) ? ISO_DAY.exec(day) : null;
  return match
    ? `${Number(match[3])}\u00a0${ENGLISH_MONTHS[Number(match[2]) - 1]} ${match[1]}`
    : '';
}

/** `BUILD_DATE` is no day; the message is for the person who wrote it. */
export class WrongDay extends RangeError {}

/** The day in Libreville, one hour ahead of UTC all year. */
const dayInGabon = (now: Date): string =>
  new Date(now.getTime() + 3_600_000).toISOString().slice(0, 10);

/** The day of the site: the one that `BUILD_DATE` asks for, else today's in Gabon. Raises `WrongDay`. */
export function today(asked = askedDay(), now = new Date()): string {
  if (!asked) return dayInGabon(now);
  if (isCalendarDay(asked)) return asked;
  throw new WrongDay(
    `BUILD_DATE vaut « ${asked} » : écrivez un jour qui existe, comme BUILD_DATE=2027-01-31.`,
  );
}

const askedDay = () => (typeof process === 'undefined' ? undefined : process.env.BUILD_DATE);
