import type { Field } from '@sveltia/cms';
import { type Data, isAbsent, isData, isSame } from './values.ts';

/** Whether a field can show a value; where it cannot, it is blank, which is no wish to remove the value. */
function isShown({ widget }: Field, value: unknown): boolean {
  if (widget === 'object') return isData(value);
  if (widget === 'list') return Array.isArray(value);
  if (widget === 'boolean') return typeof value === 'boolean';
  if (widget === 'datetime') return /^\d{4}-\d{2}-\d{2}$/.test(String(value));
  return typeof value !== 'object';
}

/** What is saved, with the values of the file that no field of their name could show. */
export function withUnshown(fields: readonly Field[], old: Data, now: Data): Data {
  const kept = Object.entries(old).flatMap(([key, value]): [string, unknown][] => {
    const named = fields.filter(({ name }) => name === key);
    const below = named.flatMap((field) =>
      'fields' in field && Array.isArray(field.fields) ? field.fields : [],
    );
    const next = now[key];
    if (named.length > 0 && isAbsent(next) && named.every((field) => !isShown(field, value)))
      return [[key, value]];
    if (isData(value) && isData(next)) return [[key, withUnshown(below, value, next)]];
    if (!Array.isArray(value) || !Array.isArray(next) || value.length !== next.length) return [];
    const elements = next.map((one, at) => {
      const before: unknown = value[at];
      const isOne = isData(before) && isData(one) && isLike(before, one);
      return isOne ? withUnshown(below, before, one) : one;
    });
    return [[key, elements]];
  });
  return { ...now, ...Object.fromEntries(kept) };
}

/** Whether two elements in one place of a list are the same one, which may have changed. */
const isLike = (before: Data, now: Data) =>
  Object.keys(before).some((key) => !isAbsent(before[key]) && isSame(before[key], now[key]));
