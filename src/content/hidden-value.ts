import type { z } from 'zod';
import type { Explanation } from './explanation.ts';
import { fieldAt } from './fields.ts';
import { show } from './forms/form.ts';
import { withoutHiddenSigns } from './hidden-signs.ts';
import type { Path } from './values.ts';

/** A refused text that would be accepted without the invisible signs in it; undefined for any other value. */
export function hiddenValue(path: Path, value: unknown, schema: z.ZodType) {
  const seen = typeof value === 'string' ? withoutHiddenSigns(value).trim() : value;
  const field = fieldAt(schema, path);
  if (typeof seen !== 'string' || seen === String(value).trim() || !field) return undefined;
  const isText = field.safeParse(seen).success;
  const isNumber = /^\d+(?:\.\d+)?$/.test(seen) && field.safeParse(Number(seen)).success;
  if (!isText && !isNumber) return undefined;
  return {
    path,
    point: 'value',
    rule: 'yaml-espace-insecable',
    message: `Un signe invisible se cache dans la valeur ${show(seen)}.`,
    hint: 'Retapez cette valeur, ou remplacez la ligne par celle-ci, où le signe n’est plus.',
    fix: isText ? { seen: true } : { value: seen },
  } satisfies Explanation;
}
