import type { z } from 'zod';
import { helpAt, hintOf, keysAt } from './fields.ts';
import { nearest } from './nearest.ts';
import { type FieldDiagnosis, type Path, valueAt } from './values.ts';

/** What is said of the keys that the object at `path` of the data has and its schema does not know. */
export function unknownKeys(
  unknown: readonly string[],
  path: Path,
  data: unknown,
  schema: z.ZodType,
): FieldDiagnosis[] {
  const keys = keysAt(schema, path);
  const free = keys.filter((key) => valueAt(data, [...path, key]) === undefined);
  return unknown.filter(isNamed).map((key) => {
    const meant = nearest(key, free);
    const own = [...path, key];
    const said = {
      path: own,
      part: 'key' as const,
      rule: 'cle-inconnue',
      message: `La clé « ${key.slice(0, 60)} » n’existe pas ici.`,
    };
    if (meant === undefined) {
      return { ...said, hint: `Les clés possibles sont : ${keys.join(', ')}.` };
    }
    const hint = `Écrivez « ${meant} » à la place.`;
    // `menu: true`: where other tools have a switch, the key of the site has a text.
    if (typeof valueAt(data, own) !== 'boolean') return { ...said, hint, suggestion: meant };
    return { ...said, hint: `${hint} ${hintOf(helpAt(schema, [...path, meant]), [meant])}` };
  });
}

/** Reserved names are refused where the text is read. */
const isNamed = (key: string) => !/^(__proto__|constructor|prototype)$/.test(key);
