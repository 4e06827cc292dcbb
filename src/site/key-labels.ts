import type * as z from 'zod';
import { kinds } from './kinds/index.ts';
import { sharedFiles } from './schema/index.ts';
import { helpOf, keysAt, step } from './schema/schema-fields.ts';

/** A key of some schema, with the label of its field. */
interface LabelledKey {
  key: string;
  label: string | undefined;
}

/** Keys of schemas, and then those inside them. */
function keysOf(schemas: readonly z.ZodType[]): LabelledKey[] {
  const objects = schemas.flatMap((schema) => objectsIn(schema));
  if (objects.length === 0) return [];
  const fields = objects.flatMap((schema) =>
    keysAt(schema, []).flatMap((key) => {
      const field = step(schema, key);
      return field ? [{ key, field }] : [];
    }),
  );
  return [
    ...fields.map(({ key, field }) => ({ key, label: helpOf(field).label })),
    ...keysOf(fields.map(({ field }) => field)),
  ];
}

/** The schema, or that of the elements of a list. */
function objectsIn(schema: z.ZodType): z.ZodType[] {
  const element = step(schema, 0);
  return element ? objectsIn(element) : [schema];
}

const ALL = keysOf([...Object.values(kinds), ...Object.values(sharedFiles)].map((of) => of.schema));

/** All keys and labels of the site. */
export const keyWords: readonly string[] = ALL.flatMap(({ key, label }) => [key, label ?? key]);

const labels = new Map<string, string[]>();
for (const { key, label } of ALL) if (label) labels.set(key, [...(labels.get(key) ?? []), label]);

/** Labels of the keys of a name, in all schemas, those at the top of files first; empty for a key without one. */
export const labelsOf = (key: string): readonly string[] => labels.get(key) ?? [];
