import { type Diagnosis, instead } from '../issue.ts';
import { show } from '../text.ts';
import { ADDRESSES, refusedAddress } from './addresses.ts';
import { CONTACTS } from './contacts.ts';
import { disguise } from './disguises.ts';
import type { Format, FormatId } from './format.ts';
import { IDS } from './ids.ts';
import { NUMBERS } from './numbers.ts';

const FORMATS: Readonly<Record<FormatId, Format>> = {
  ...NUMBERS,
  ...ADDRESSES,
  ...CONTACTS,
  ...IDS,
};

/** Longer than any address: beyond, patterns would take their time. */
const MAX_LENGTH = 2000;

/** A format, the engine's (its id) or a site's own. */
export const formatOf = (asked: FormatId | Format): Format =>
  typeof asked === 'string' ? FORMATS[asked] : asked;

/** What is said of a value that was refused by a format, the engine's (its id) or a site's own. The suggestion is the right value. */
export function formatDiagnosis(asked: FormatId | Format, value: string): Diagnosis {
  const format = formatOf(asked);
  const { rule, hint, wrong } = format;
  const whole = value.trim();
  const text = whole.slice(0, MAX_LENGTH);
  const isSent = format === CONTACTS.courriel;
  const refused =
    (format.isAddress ? refusedAddress(text, rule) : undefined) ??
    (format.isAddress || isSent ? disguise(text, rule) : undefined);
  if (refused) return refused;
  const right = whole === text ? format.correct?.(text) : undefined;
  return {
    rule,
    message: `${show(text)} ${typeof wrong === 'string' ? wrong : wrong(text)}.`,
    ...instead(right !== undefined && format.accepts(right) ? right : undefined, hint),
  };
}

/** What is said of a value that its own format accepts and that is hardly meant: a warning, unless it is surely wrong. */
export const formatDoubt = (expected: Format, value: string): Diagnosis | undefined =>
  expected.accepts(value)
    ? undefined
    : {
        ...formatDiagnosis(expected, value),
        severity: expected.isError?.(value) ? 'error' : 'warning',
      };
