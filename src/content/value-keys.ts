import { z } from 'zod';
import { helpOf, unwrap } from './fields.ts';
import { KINDS, kinds } from './kinds/index.ts';
import { SHARED_FILES } from './schema/index.ts';

type NamedField = readonly [key: string, field: z.ZodType];

/** Every key of every schema, at any depth, with what it holds there; a word that several schemas have comes as often. */
const EVERY_FIELD: readonly NamedField[] = [
  ...KINDS.map((kind) => kinds[kind].schema),
  // What the interface says has plain words as keys, which texts hold, too.
  ...SHARED_FILES.filter(({ path }) => !path.startsWith('interface/')).map(({ schema }) => schema),
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

const isNumber = (field: z.ZodType) => field instanceof z.ZodNumber;

/** The keys that hold a number somewhere: any other value made of digits is a text. */
export const NUMBER_KEYS = keysWhere(isNumber);

/** The keys that hold somewhere a number, a word of a list, or a text with a form, as addresses have: no prose. */
export const FORMED_KEYS = keysWhere(
  (field) => isNumber(field) || field instanceof z.ZodEnum || helpOf(field).form !== undefined,
);

const texts = keysWhere((field) => field instanceof z.ZodString);

/** The keys that hold prose: a text that has no form anywhere. */
export const PROSE_KEYS: ReadonlySet<string> = new Set(
  [...texts].filter((key) => !FORMED_KEYS.has(key)),
);
