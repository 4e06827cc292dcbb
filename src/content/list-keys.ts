import { z } from 'zod';
import { unwrap } from './fields.ts';
import { dataSchemas, schemas } from './schema/index.ts';

/** Keys whose value is a list of small groups of keys; false where some schema means something else by the word. */
const lists = new Map<string, boolean>();

function collect(schema: z.ZodType): void {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) collect(inner.element as z.ZodType);
  if (!(inner instanceof z.ZodObject)) return;
  for (const [key, field] of Object.entries(inner.shape)) {
    const value = unwrap(field as z.ZodType);
    const isList =
      value instanceof z.ZodArray && unwrap(value.element as z.ZodType) instanceof z.ZodObject;
    lists.set(key, isList && lists.get(key) !== false);
    collect(value);
  }
}

for (const schema of [...Object.values(schemas), ...Object.values(dataSchemas)]) collect(schema);

/** True for a key that holds, wherever it is known, a list whose items have keys of their own. */
export const isListKey = (word: string) => lists.get(word) === true;
