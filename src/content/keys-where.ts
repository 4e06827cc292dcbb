import { z } from 'zod';
import { unwrap } from './fields.ts';
import { dataSchemas, schemas } from './schema/index.ts';

type NamedField = readonly [key: string, field: z.ZodType];

/** Every key of every schema, at any depth, with what it holds there; a word that several schemas have comes as often. */
const EVERY_FIELD: readonly NamedField[] = [
  ...Object.values(schemas),
  ...Object.values(dataSchemas),
].flatMap(fieldsIn);

function fieldsIn(schema: z.ZodType): NamedField[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return fieldsIn(inner.element as z.ZodType);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([key, field]) => [
    [key, unwrap(field)],
    ...fieldsIn(field),
  ]);
}

/** The keys, as written, whose field fits somewhere: a word may mean one thing in one schema, another in the next. */
export const keysWhere = (fits: (field: z.ZodType) => boolean): ReadonlySet<string> =>
  new Set(EVERY_FIELD.filter(([, field]) => fits(field)).map(([key]) => key));
