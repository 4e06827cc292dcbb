import { frenchDay } from '../../values/calendar.ts';
import { correctionHint, type Fault } from '../../values/issue.ts';
import { quoteValue } from '../../values/text.ts';

/** Form that the text of a value must have, or that usual values have. */
export interface Format {
  rule: string;
  /** True for a valid text, or for the digits of a valid number. */
  accepts(text: string): boolean;
  /** An implausible text is an error instead of a warning. */
  isError?: true;
  /** French, the end of a sentence after the value: `n’est pas une date`. */
  wrong: string | ((text: string) => string);
  /** French: what to do. */
  hint: string;
  /** The value as the site writes it, of a text that people understand: `14/11/2026` -> `2026-11-14`; accepted in silence. */
  plain?(text: string): string | undefined;
  /** The corrected value for an invalid text; undefined when none is certain. */
  correct?(text: string): string | undefined;
  /** Kind of address in a valid value, if it is an address. */
  holds?(text: string): 'link' | 'web' | 'picture';
}

/** Maximum number of characters of a value that patterns search, so that long values are not slow. */
const MAX_LENGTH = 2000;

/** Fault of a value that is invalid in a format. */
export function formatFault(format: Format, value: string): Fault {
  const { rule, hint, wrong } = format;
  const whole = value.trim();
  const text = whole.slice(0, MAX_LENGTH);
  const right = whole === text ? (format.plain?.(text) ?? format.correct?.(text)) : undefined;
  return {
    rule,
    message: `${quoteValue(frenchDay(text) || text)} ${typeof wrong === 'string' ? wrong : wrong(text)}.`,
    ...correctionHint(right !== undefined && format.accepts(right) ? right : undefined, hint),
  };
}

/** Warning for an implausible value, or error for an impossible value; undefined for a plausible value. */
export const formatDoubt = (expected: Format, value: string): Fault | undefined =>
  expected.accepts(value)
    ? undefined
    : {
        ...formatFault(expected, value),
        severity: expected.isError ? 'error' : 'warning',
      };
