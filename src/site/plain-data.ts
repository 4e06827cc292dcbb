import * as z from 'zod';
import { withoutHiddenCharacters } from '../values/text.ts';
import { AMOUNT } from './formats/numbers.ts';
import { helpOf, mapData, unwrap } from './schema/schema-fields.ts';
import { withoutInvisible } from './typeset.ts';

/**
 * Data as its schema describes it, from data as people write it: `1 250 000 FCFA`, `14 novembre 2026`, `oui`, a picture
 * by its name, ligatures and no-break hyphens. A value with no such meaning does not change, so that the schema reports it.
 */
export const plainData = (schema: z.ZodType | undefined, data: unknown): unknown =>
  mapData(schema, data, (value, field) => (field ? plainValue(field, value) : value));

const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'oui', 'vrai', 'yes'].map((word) => [word, true] as const),
  ...['false', 'non', 'faux', 'no'].map((word) => [word, false] as const),
]);

function plainValue(schema: z.ZodType, value: unknown): unknown {
  const field = leafOf(schema);
  const help = helpOf(schema);
  const { format } = help;
  // A text may be a number, such as a year; `077` is still written with its zero.
  if (typeof value === 'number' && !(field instanceof z.ZodNumber))
    return plainValue(schema, String(value));
  if (typeof value !== 'string') return value;
  const text = withoutInvisible(value).trim();
  const isFree = field instanceof z.ZodString && !format;
  if (isFree) return text;
  const visible = withoutHiddenCharacters(text).replace(/\s+/g, ' ').trim();
  if (field instanceof z.ZodLiteral) return SWITCH.get(visible.toLowerCase()) ?? visible;
  // What is not accepted stays as its editor wrote it, for the message to quote.
  const plain = [format?.plain?.(visible), visible].find((one) => one && format?.accepts(one));
  if (!(field instanceof z.ZodNumber))
    return plain ?? (field instanceof z.ZodEnum ? visible : text);
  const number = plain ?? AMOUNT.plain?.(visible);
  return number === undefined ? value : Number(number);
}

/** The schema of a text among those of a union: an element of a menu is an address or has keys. */
function leafOf(schema: z.ZodType): z.ZodType {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodUnion)) return inner;
  const options = inner.options.map((one) => unwrap(one as z.ZodType));
  return options.find((one) => !(one instanceof z.ZodObject)) ?? inner;
}
