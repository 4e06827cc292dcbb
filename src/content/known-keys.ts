import { z } from 'zod';
import { unwrap } from './fields.ts';
import { plain } from './nearest.ts';
import { dataSchemas, schemas } from './schema/index.ts';
import { frenchWords } from './synonyms.ts';

const known = new Set<string>();
const groups = new Set<string>();

function collect(schema: z.ZodType): void {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    collect(inner.element as z.ZodType);
    return;
  }
  if (!(inner instanceof z.ZodObject)) return;
  for (const [key, field] of Object.entries(inner.shape)) {
    known.add(plain(key));
    if (holdsMore(field as z.ZodType)) groups.add(key);
    collect(field as z.ZodType);
  }
}

function holdsMore(field: z.ZodType): boolean {
  const inner = unwrap(field);
  return inner instanceof z.ZodArray || inner instanceof z.ZodObject;
}

for (const schema of [...Object.values(schemas), ...Object.values(dataSchemas)]) collect(schema);
for (const word of frenchWords()) known.add(word);

/** True for a word that some schema has as a key, or its French synonym: what stands before a colon is then a key, not prose. */
export const isKnownKey = (word: string) => known.has(plain(word));

/** The keys, as written, that hold a list or a group of keys somewhere. */
export const GROUP_KEYS: ReadonlySet<string> = groups;
