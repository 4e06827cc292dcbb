import type { z } from 'zod';
import { KINDS, kinds } from '../../content/kinds/index.ts';
import { SHARED_FILES } from '../../content/schema/index.ts';
import { frenchWords } from '../../content/synonyms.ts';
import { plain } from '../text.ts';
import { keysAt, step } from './fields.ts';

/** Every key of a schema, at any depth. */
function keysIn(schema: z.ZodType): string[] {
  const element = step(schema, 0);
  if (element) return keysIn(element);
  return keysAt(schema, []).flatMap((key) => [key, ...keysIn(step(schema, key) ?? schema)]);
}

// What the interface says has plain words as keys, which texts hold, too.
const shared = SHARED_FILES.filter(({ path }) => !path.startsWith('interface/'));
const schemas = [...KINDS.map((kind) => kinds[kind]), ...shared].map(({ schema }) => schema);
const known = new Set([...schemas.flatMap(keysIn).map(plain), ...frenchWords()]);

/** True for a word that some schema has as a key, or its French synonym: what stands before a colon is then a key, not prose. */
export const isKnownKey = (word: string) => known.has(plain(word));
