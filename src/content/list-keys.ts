import { z } from 'zod';
import { unwrap } from './fields.ts';
import { keysWhere } from './keys-where.ts';

const isList = (field: z.ZodType) =>
  field instanceof z.ZodArray && unwrap(field.element as z.ZodType) instanceof z.ZodObject;

const lists = keysWhere(isList);
const others = keysWhere((field) => !isList(field));

/** True for a key that holds, wherever it is known, a list whose items have keys of their own. */
export const isListKey = (word: string) => lists.has(word) && !others.has(word);
