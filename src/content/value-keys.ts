import { z } from 'zod';
import { helpOf } from './fields.ts';
import { keysWhere } from './keys-where.ts';

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
