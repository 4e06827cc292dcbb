/** Stored value of a key: nothing, a list, or anything else (broken, of another program, blocked). */
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

/** Properties of a stored value that is an object; undefined for any other. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
