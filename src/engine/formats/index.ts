import { type Diagnosis, instead } from '../issue.ts';
import { show } from '../text.ts';
import { ADDRESSES, refusedAddress } from './addresses.ts';
import { CONTACTS } from './contacts.ts';
import type { Form, FormId } from './format.ts';
import { IDS } from './ids.ts';
import { NUMBERS } from './numbers.ts';

const FORMS: Readonly<Record<FormId, Form>> = { ...NUMBERS, ...ADDRESSES, ...CONTACTS, ...IDS };

/** Longer than any address: beyond, patterns would take their time. */
const LONGEST = 2000;

/** What is said of a value that was refused. The suggestion is the right value. */
export function formDiagnosis(id: FormId, value: string): Diagnosis {
  const form = FORMS[id];
  const { rule, hint } = form;
  const whole = value.trim();
  const text = whole.slice(0, LONGEST);
  const refused = form.isAddress ? refusedAddress(text, rule) : undefined;
  if (refused) return refused;
  const right = whole === text ? form.correct?.(text) : undefined;
  return {
    rule,
    message: `${show(text)} ${typeof form.wrong === 'string' ? form.wrong : form.wrong(text)}.`,
    ...instead(right !== undefined && form.accepts(right) ? right : undefined, hint),
  };
}

/** What is said of a value that its own form accepts and that is hardly meant: a warning, unless it is surely wrong. */
export const formDoubt = (id: FormId, value: string): Diagnosis | undefined =>
  FORMS[id].accepts(value)
    ? undefined
    : { ...formDiagnosis(id, value), severity: FORMS[id].isError?.(value) ? 'error' : 'warning' };
