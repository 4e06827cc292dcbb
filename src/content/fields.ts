import { z } from 'zod';
import { onceFor } from './once-for.ts';
import type { FieldHelp } from './schema/primitives.ts';

/** The schema below optional, default and nullable wrappers. */
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

/** The schema of the field at `path` (array items count as one step); undefined when there is none. */
export function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    const inner: z.ZodType | undefined = current && unwrap(current);
    if (inner instanceof z.ZodObject) {
      const shape = inner.shape as Record<string, z.ZodType>;
      current = Object.hasOwn(shape, String(key)) ? shape[String(key)] : undefined;
    } else if (inner instanceof z.ZodArray) current = inner.element as z.ZodType;
    else if (inner instanceof z.ZodRecord) current = inner.valueType as z.ZodType;
    else return undefined;
  }
  return current;
}

/** The keys that the object at `path` may hold. */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const field = fieldAt(schema, path);
  const inner = field && unwrap(field);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** What the field at `path` says to its editor. */
export function helpAt(schema: z.ZodType, path: readonly PropertyKey[]): Partial<FieldHelp> {
  const field = fieldAt(schema, path);
  return field ? helpOf(field) : {};
}

/** What a field says to its editor; empty for one that says nothing. */
export const helpOf = (field: z.ZodType) =>
  (field.meta() ?? unwrap(field).meta() ?? {}) as Partial<FieldHelp>;

/** A value of plain data with the help of its field. */
interface Field {
  path: PropertyKey[];
  value: unknown;
  help: Partial<FieldHelp>;
}

const once = onceFor<object, readonly Field[]>();

/** Every value of plain data that its schema knows, at any depth, in order: found once, for all who ask. */
export function fieldsOf(schema: z.ZodType, data: unknown): readonly Field[] {
  if (data === null || typeof data !== 'object') return [];
  return once(data, () => fieldsAt(schema, data, []));
}

function fieldsAt(schema: z.ZodType, data: unknown, path: PropertyKey[]): Field[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    if (data === null || typeof data !== 'object' || Array.isArray(data)) return [];
    const shape = inner.shape as Record<string, z.ZodType>;
    return Object.entries(data).flatMap(([key, value]) => {
      const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return field ? fieldsAt(field, value, [...path, key]) : [];
    });
  }
  if (inner instanceof z.ZodArray) {
    if (!Array.isArray(data)) return [];
    return data.flatMap((item, index) =>
      fieldsAt(inner.element as z.ZodType, item, [...path, index]),
    );
  }
  if (inner instanceof z.ZodRecord) {
    if (data === null || typeof data !== 'object' || Array.isArray(data)) return [];
    return Object.entries(data).flatMap(([key, value]) =>
      fieldsAt(inner.valueType as z.ZodType, value, [...path, key]),
    );
  }
  return [{ path, value: data, help: helpOf(schema) }];
}
