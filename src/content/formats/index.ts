import { correctionHint, type Diagnosis } from '../../values/issue.ts';
import { quoteValue } from '../../values/text.ts';
import { ADDRESSES } from './addresses.ts';
import { CONTACTS } from './contacts.ts';
import type { Format, FormatId } from './format.ts';
import { IDS } from './ids.ts';
import { NUMBERS } from './numbers.ts';

const FORMATS: Readonly<Record<FormatId, Format>> = {
  ...NUMBERS,
  ...ADDRESSES,
  ...CONTACTS,
  ...IDS,
};

/** Maximum number of characters of a value that patterns search, so that long values are not slow. */
const MAX_LENGTH = 2000;

/** The format with an id; a format that a schema defines itself is returned unchanged. */
export const formatOf = (asked: FormatId | Format): Format =>
  typeof asked === 'string' ? FORMATS[asked] : asked;

/** Diagnosis of a value that is invalid in a format; the suggestion is the corrected value. */
export function formatDiagnosis(asked: FormatId | Format, value: string): Diagnosis {
  const format = formatOf(asked);
  const { rule, hint, wrong } = format;
  const whole = value.trim();
  const text = whole.slice(0, MAX_LENGTH);
  const right = whole === text ? (format.plain?.(text) ?? format.correct?.(text)) : undefined;
  return {
    rule,
    message: `${quoteValue(text)} ${typeof wrong === 'string' ? wrong : wrong(text)}.`,
    ...correctionHint(right !== undefined && format.accepts(right) ? right : undefined, hint),
  };
}

/** Warning for an implausible value, or error for an impossible value; undefined for a plausible value. */
export const formatDoubt = (expected: Format, value: string): Diagnosis | undefined =>
  expected.accepts(value)
    ? undefined
    : {
        ...formatDiagnosis(expected, value),
        severity: expected.isError?.(value) ? 'error' : 'warning',
      };
