import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayInGabon, today, writtenDay, writtenMonth } from '../../../src/site/days.ts';
import { isCalendarDay } from '../../../src/values/calendar.ts';
import { UsageError } from '../../../src/values/user-error.ts';

test.each([
  ['2026-03-01T23:00:00.000Z', '2026-03-02'],
  ['2026-02-28T23:00:00Z', '2026-03-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  // No summer time.
  ['2026-07-14T22:30:00Z', '2026-07-14'],
])('at %s it is %s in Libreville', (instant, day) => {
  expect(dayInGabon(new Date(instant))).toBe(day);
  expect(today('', new Date(instant))).toBe(day);
});

test('the day of a build is the one that is asked for, which must exist', () => {
  expect(today('2027-01-31', new Date('2026-01-01'))).toBe('2027-01-31');
  for (const wrong of ['2027-02-30', 'demain', '2027-1-1'])
    expect(() => today(wrong)).toThrow(UsageError);
});

test.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
  ['2026-01-00', false],
  ['2026-04-31', false],
  ['2028-02-29', true],
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['2026-1-1', false],
  [' 2026-01-01', false],
])('whether %j is a day of the calendar: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

const spaces = (text: string) => text.replace(/\s/g, ' ');
const asBrowsers = (date: Date, lang: string) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

test('days and months are written as browsers write them, with French’s « 1er »', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2100-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString();
      const french = asBrowsers(date, 'fr').replace(/^1(?:er)? /, '1er ');
      expect(spaces(writtenDay(iso))).toBe(french);
      expect(spaces(writtenDay(iso.slice(0, 10), 'en'))).toBe(asBrowsers(date, 'en-GB'));
      const month = iso.slice(0, 7);
      expect(writtenMonth(month)).toBe(french.replace(/^\S+ /, ''));
      expect(writtenMonth(month, 'en')).toBe(asBrowsers(date, 'en-GB').replace(/^\S+ /, ''));
    }),
  );
  expect(writtenDay('2026-03-14')).toBe('14\u00a0mars 2026');
  expect(writtenDay('2026-03-14', 'en')).toBe('14\u00a0March 2026');
});
