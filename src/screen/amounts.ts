import type { Field } from '@sveltia/cms';

/** What an amount looks like: digits, by thousands or not; « 50.000 » may mean two amounts, and is refused. */
export const AMOUNT: [form: string, hint: string] = [
  '^\\s*(\\d+|\\d{1,3}([ \\u00A0\\u202F]\\d{3})+|\\d{1,3}(\\.\\d{3}){2,})\\s*(F\\s?CFA|XAF)?\\s*$',
  'Un nombre entier, sans virgule ni point : écrivez 50\u00A0000 pour cinquante mille. Exemple : 1\u00A0250\u00A0000.',
];

const FORM = new RegExp(AMOUNT[0]);

/** The number that an amount means; undefined where it is none, or may mean two. */
export const amountOf = (text: string): number | undefined =>
  FORM.test(text) ? Number(text.replace(/\D/g, '')) : undefined;

/** The places of amounts among fields, as `budgetLines.amount`. */
export const amountPaths = (fields: readonly Field[], above = ''): string[] =>
  fields.flatMap((field) => {
    const path = above + field.name;
    if ('pattern' in field && field.pattern?.[1] === AMOUNT[1]) return [path];
    return 'fields' in field && Array.isArray(field.fields)
      ? amountPaths(field.fields, `${path}.`)
      : [];
  });

/** Data whose value at each of these places went through `change`. */
export function atPaths(
  data: unknown,
  paths: ReadonlySet<string>,
  change: (value: unknown) => unknown,
  path = '',
): unknown {
  if (Array.isArray(data)) return data.map((one) => atPaths(one, paths, change, path));
  if (typeof data !== 'object' || data === null) return paths.has(path) ? change(data) : data;
  return Object.fromEntries(
    Object.entries(data).map(([key, one]) => [
      key,
      atPaths(one, paths, change, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

/** What is shown of a number, which fields of text would not take: its thousands apart. */
export const asText = (value: unknown) =>
  typeof value === 'number' ? String(value).replace(/\B(?=(\d{3})+$)/g, '\u00A0') : value;

/** What is written of an amount. */
export const asNumber = (value: unknown) =>
  typeof value === 'string' ? (amountOf(value) ?? value) : value;
