import { amountOf } from './amounts.ts';

export type Data = Readonly<Record<string, unknown>>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a screen fills in by itself says nothing: it is as if it did not stand. */
export function isAbsent(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isAbsent);
  if (isData(value)) return Object.values(value).every(isAbsent);
  return value === undefined || value === null || value === false || value === '';
}

/** A value without what says nothing. */
export function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isAbsent(one)).map(pruned);
  if (!isData(value)) return value;
  const kept = Object.entries(value).filter(([, one]) => !isAbsent(one));
  return Object.fromEntries(kept.map(([key, one]) => [key, pruned(one)]));
}

/** Whether two values say the same: a number may come as its digits, a text without its outer spaces. */
export function isSame(old: unknown, now: unknown): boolean {
  if (isAbsent(old) && isAbsent(now)) return true;
  if (Array.isArray(old) && Array.isArray(now))
    return old.length === now.length && old.every((one, at) => isSame(one, now[at]));
  if (isData(old) && isData(now))
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].every((key) =>
      isSame(old[key], now[key]),
    );
  if (typeof old === 'object' || typeof now === 'object') return false;
  // An amount that a file spells in another way stays as it is until it is changed.
  if (typeof now === 'number' && typeof old === 'string') return amountOf(old) === now;
  return String(old).trim() === String(now).trim();
}
