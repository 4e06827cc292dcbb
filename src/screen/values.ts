import { textToAmount } from './amounts.ts';

export type PlainObject = Readonly<Record<string, unknown>>;

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is undefined, null, false, '', or a list or object of such values: Sveltia CMS sets these in empty fields. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === false || value === '';
}

/** A copy of a value without the empty values in its lists and objects. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((element) => !isEmpty(element)).map(withoutEmpty);
  if (!isPlainObject(value)) return value;
  const filled = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutEmpty(inner)]));
}

/** Whether a value of the screen means that of the file: empty values, a number and its digits, texts with other outer spaces do. */
export function isEquivalent(old: unknown, edited: unknown): boolean {
  if (isEmpty(old) && isEmpty(edited)) return true;
  if (Array.isArray(old) && Array.isArray(edited))
    return old.length === edited.length && old.every((value, i) => isEquivalent(value, edited[i]));
  if (isPlainObject(old) && isPlainObject(edited))
    return Object.keys({ ...old, ...edited }).every((key) => isEquivalent(old[key], edited[key]));
  if (typeof old === 'object' || typeof edited === 'object') return false;
  // The screen returns an amount as a number; the file may have it as text: « 12 000 F CFA ».
  if (typeof edited === 'number' && typeof old === 'string') return textToAmount(old) === edited;
  return String(old).trim() === String(edited).trim();
}
