/** A mapping of a YAML file. */
export type Data = Record<string, unknown>;

/** True for a mapping: neither a list nor a single value. */
export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that may stand alone or in a list, as a list. */
export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
