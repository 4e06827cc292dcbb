import type * as z from 'zod';
import { kinds } from './kinds/index.ts';
import { sharedFiles } from './schema/index.ts';
import { helpOf, keysAt, step } from './schema/schema-fields.ts';

/** Keys of schemas with the labels of their fields, and then those inside them. */
function keysOf(schemas: readonly z.ZodType[]): { key: string; label: string | undefined }[] {
  const fields = schemas.flatMap((schema) => {
    const object = step(schema, 0) ?? schema;
    return keysAt(object, []).map((key) => ({ key, field: step(object, key) ?? object }));
  });
  if (fields.length === 0) return [];
  return [
    ...fields.map(({ key, field }) => ({ key, label: helpOf(field).label })),
    ...keysOf(fields.map(({ field }) => field)),
  ];
}

const ALL = keysOf([...Object.values(kinds), ...Object.values(sharedFiles)].map((of) => of.schema));

/** All keys and labels of the site. */
export const keyWords: readonly string[] = ALL.flatMap(({ key, label }) => [key, label ?? key]);

const labels = new Map<string, string[]>();
for (const { key, label } of ALL) if (label) labels.set(key, [...(labels.get(key) ?? []), label]);

/** Labels of the keys of a name, in all schemas, those at the top of files first; empty for a key without one. */
export const labelsOf = (key: string): readonly string[] => labels.get(key) ?? [];
