/** What stands under a key: nothing, a list, or something that is no list (broken, foreign, blocked). */
export type Stored =
  | { kind: 'none' }
  | { kind: 'list'; items: readonly unknown[] }
  | { kind: 'unreadable'; reason: unknown };

/** Reads the text found under a key; never throws. */
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

/** The fields of a stored value, when it is an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
