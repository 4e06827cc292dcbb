import * as z from 'zod';
import { memoizeByKey } from '../../values/memoize.ts';
import { name, type Path } from '../../values/paths.ts';
import type { FieldHelp } from './fields.ts';

/** A schema without optional, default and nullable wrappers. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** Schema of one key of an object, or of the elements of a list; undefined for an unknown key. */
export function step(schema: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodObject) {
    const shape = inner.shape as Record<string, z.ZodType>;
    return Object.hasOwn(shape, String(key)) ? shape[String(key)] : undefined;
  }
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodUnion) {
    const fields = inner.options.map((one) => step(one as z.ZodType, key));
    return fields.find((field) => field !== undefined);
  }
  if (!(inner instanceof z.ZodRecord)) return undefined;
  const names = namesOf(inner);
  return names.length === 0 || names.includes(String(key))
    ? (inner.valueType as z.ZodType)
    : undefined;
}

/** Names that a record is closed to; empty for one with any keys. */
const namesOf = ({ keyType }: z.ZodRecord) =>
  keyType instanceof z.ZodEnum ? keyType.options.map(String) : [];

/** Data in which `change` replaces each value that is no object or list; it gets the schema of the value, if there is one. */
export function mapData(
  schema: z.ZodType | undefined,
  data: unknown,
  change: (value: unknown, field: z.ZodType | undefined, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (Array.isArray(data))
    return data.map((one, at) => mapData(step(schema, 0), one, change, [...path, at]));
  if (typeof data !== 'object' || data === null) return change(data, schema, path);
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    mapData(step(schema, key), value, change, [...path, key]),
  ]);
  return Object.fromEntries(entries);
}

/** Schema at a path; undefined when there is none. */
export const fieldAt = (schema: z.ZodType | undefined, path: Path): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>(step, schema);

/** Keys that the schema allows in the object at a path; empty for other values. */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  const field = fieldAt(schema, path);
  const inner = field && unwrap(field);
  if (inner instanceof z.ZodUnion)
    return [...new Set(inner.options.flatMap((one) => keysAt(one as z.ZodType, [])))];
  if (inner instanceof z.ZodObject) return Object.keys(inner.shape);
  return inner instanceof z.ZodRecord ? namesOf(inner) : [];
}

/** True for the schema of a number. */
export const isNumber = (field?: z.ZodType): boolean =>
  field !== undefined && unwrap(field) instanceof z.ZodNumber;

/** True for a number, a word of a closed list, or a text with a format (a date, an address): values that are no prose. */
export function isFormed(field?: z.ZodType): boolean {
  if (!field) return false;
  const inner = unwrap(field);
  if (inner instanceof z.ZodUnion) return inner.options.some((one) => isFormed(one as z.ZodType));
  return isNumber(inner) || inner instanceof z.ZodEnum || helpOf(field).format !== undefined;
}

/** True for a free text, without a format. */
export const isProse = (field?: z.ZodType): boolean =>
  field !== undefined && unwrap(field) instanceof z.ZodString && !isFormed(field);

/** Help for editors (description, example, format) on the field at a path. */
export function helpAt(schema: z.ZodType | undefined, path: Path): Partial<FieldHelp> {
  const field = fieldAt(schema, path);
  return field ? helpOf(field) : {};
}

/** Help for editors on a field; empty when the schema has none. */
export const helpOf = (field: z.ZodType) =>
  (field.meta() ?? unwrap(field).meta() ?? {}) as Partial<FieldHelp>;

/** French hint of an issue of a field, from its description and example. */
export function hintOf({ description, example }: Partial<FieldHelp>, path: Path): string {
  if (path.length === 0) return 'Commencez chaque ligne par une clé, suivie d’un deux-points.';
  const what = description ?? `Complétez ${name(path)}.`;
  return example ? `${what} Exemple : ${example}` : what;
}

interface Field {
  path: Path;
  value: unknown;
  help: Partial<FieldHelp>;
}

const cachedFields = memoizeByKey<object, readonly Field[]>();

/** All values that are no object or list, at any depth, if the schema knows their keys; in order, memoized. */
export function fieldsOf(schema: z.ZodType, data: unknown): readonly Field[] {
  if (data === null || typeof data !== 'object') return [];
  return cachedFields(data, () => {
    const fields: Field[] = [];
    mapData(schema, data, (value, field, path) => {
      if (field) fields.push({ path, value, help: helpOf(field) });
    });
    return fields;
  });
}
