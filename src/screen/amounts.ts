import type { Field } from '@sveltia/cms';

/** `pattern` option of an amount's field (FCFA). « 50.000 », fifty or fifty thousand, does not match; « 1.250.000 » does. */
export const AMOUNT_PATTERN: [expression: string, message: string] = [
  '^\\s*(\\d+|\\d{1,3}([ \\u00A0\\u202F]\\d{3})+|\\d{1,3}(\\.\\d{3}){2,})\\s*(F\\s?CFA|XAF)?\\s*$',
  'Un nombre entier, sans virgule ni point : écrivez 50\u00A0000 pour cinquante mille. Exemple : 1\u00A0250\u00A0000.',
];

const AMOUNT = new RegExp(AMOUNT_PATTERN[0]);

/** The number for an amount that was typed as text: « 1 250 000 F CFA » becomes 1250000. Any other value is returned unchanged. */
export const textToAmount = (value: unknown) =>
  typeof value === 'string' && AMOUNT.test(value) ? Number(value.replace(/\D/g, '')) : value;

/** Text for a number, since text fields accept no numbers: 1250000 -> « 1 250 000 », with no-break spaces. Other values stay. */
export const amountToText = (value: unknown) =>
  typeof value === 'number' ? String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0') : value;

/** The paths of all fields for amounts. An element of a list has no index in its path: `budgetLines.amount`. */
export const amountPaths = (fields: readonly Field[], prefix = ''): string[] =>
  fields.flatMap((field) => {
    const path = prefix + field.name;
    if ('pattern' in field && field.pattern?.[1] === AMOUNT_PATTERN[1]) return [path];
    return 'fields' in field && Array.isArray(field.fields)
      ? amountPaths(field.fields, `${path}.`)
      : [];
  });

/** A copy of the data, in which `change` has replaced the value at each of these paths (in the form of `amountPaths`). */
export function mapValuesAt(
  data: unknown,
  paths: ReadonlySet<string>,
  change: (value: unknown) => unknown,
  path = '',
): unknown {
  if (Array.isArray(data)) return data.map((element) => mapValuesAt(element, paths, change, path));
  if (typeof data !== 'object' || data === null) return paths.has(path) ? change(data) : data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      mapValuesAt(value, paths, change, path === '' ? key : `${path}.${key}`),
    ]),
  );
}
