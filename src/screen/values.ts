import { textToAmount } from './amounts.ts';

export type PlainObject = Readonly<Record<string, unknown>>;

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether Sveltia CMS may have set this value for a field that nobody filled in: undefined, null, false, '', or a list or an object of such values only. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === false || value === '';
}

/** A copy of a value whose lists and objects contain no empty value. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((element) => !isEmpty(element)).map(withoutEmpty);
  if (!isPlainObject(value)) return value;
  const filled = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutEmpty(inner)]));
}

/** Whether an edited value means the same as the value in the file: all empty values are equivalent, 12 and « 12 », and texts that differ in outer spaces only. */
export function isEquivalent(old: unknown, edited: unknown): boolean {
  if (isEmpty(old) && isEmpty(edited)) return true;
  if (Array.isArray(old) && Array.isArray(edited))
    return old.length === edited.length && old.every((value, i) => isEquivalent(value, edited[i]));
  if (isPlainObject(old) && isPlainObject(edited))
    return Object.keys({ ...old, ...edited }).every((key) => isEquivalent(old[key], edited[key]));
  if (typeof old === 'object' || typeof edited === 'object') return false;
  // An amount that the file writes as « 12 000 F CFA » is the number 12000 when it is saved.
  if (typeof edited === 'number' && typeof old === 'string') return textToAmount(old) === edited;
  return String(old).trim() === String(edited).trim();
}
