/** Stored value of a key: absent, a list, or `unreadable` (broken, written by another program, or storage is blocked). */
export type Stored =
  | { kind: 'none' }
  | { kind: 'list'; items: readonly unknown[] }
  | { kind: 'unreadable'; reason: unknown };

/** Parses a stored text; never throws. */
export function parseStored(text: string | null): Stored {
  if (text === null) return { kind: 'none' };
  try {
    const items: unknown = JSON.parse(text);
    if (Array.isArray(items)) return { kind: 'list', items };
    return { kind: 'unreadable', reason: new Error('What is stored is not a list.') };
  } catch (reason) {
    return { kind: 'unreadable', reason };
  }
}

/** Properties of a value that is an object; undefined for a list or any other value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
