import { frenchDay, ISO_DAY, isCalendarDay } from '../values/calendar.ts';
import { UsageError } from '../values/user-error.ts';
import { buildDate } from './environment.ts';
import type { Lang } from './languages.ts';

const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * ISO day or date in words: "1er mars 2026", "1 March 2026"; empty when invalid. `Intl` is not used, because its text may
 * differ between the server and a browser.
 */
export function writtenDay(iso: string, lang: Lang = 'fr'): string {
  const day = iso.slice(0, 10);
  if (lang === 'fr') return frenchDay(day);
  const match = isCalendarDay(day) ? ISO_DAY.exec(day) : null;
  return match
    ? `${Number(match[3])}\u00a0${ENGLISH_MONTHS[Number(match[2]) - 1]} ${match[1]}`
    : '';
}

/** Month in words: "2026-03" gives "mars 2026", "March 2026"; empty when invalid. */
export const writtenMonth = (month: string, lang: Lang = 'fr'): string =>
  // Any day after the first, which French writes with letters (« 1er »).
  writtenDay(`${month}-02`, lang).replace(/^\d+\s/, '');

/** ISO day in Libreville: UTC + 1 hour, without summer time. */
export const dayInGabon = (now: Date): string =>
  new Date(now.getTime() + 3_600_000).toISOString().slice(0, 10);

/** ISO day for which the site is built: `BUILD_DATE`, or else today in Gabon. Throws a `UsageError` for an invalid one. */
export function today(asked = buildDate(), now = new Date()): string {
  if (!asked) return dayInGabon(now);
  if (isCalendarDay(asked)) return asked;
  throw new UsageError(
    `BUILD_DATE vaut « ${asked} » : écrivez un jour qui existe, comme BUILD_DATE=2027-01-31.`,
  );
}
