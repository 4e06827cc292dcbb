import type { z } from 'zod';
import { fieldAt, helpAt, hintOf, keysAt } from '../content/schema/schema-fields.ts';
import type { Nearest } from '../values/nearest.ts';
import { type FieldDiagnosis, type Path, valueAt } from '../values/paths.ts';

/** Diagnoses of the keys at `path` that the schema does not have. */
export function unknownKeys(
  unknown: readonly string[],
  path: Path,
  { data, schema, nearest }: { data: unknown; schema: z.ZodType; nearest: Nearest },
): FieldDiagnosis[] {
  const keys = keysAt(schema, path);
  const free = keys.filter((key) => valueAt(data, [...path, key]) === undefined);
  return unknown.filter(isNamed).map((key) => {
    const right = nearest(key, free);
    const own = [...path, key];
    const diagnosis = {
      path: own,
      part: 'key' as const,
      rule: 'cle-inconnue',
      message: `La clé « ${key.slice(0, 60)} » n’existe pas ici.`,
    };
    if (right === undefined) {
      return { ...diagnosis, hint: keysToChooseFrom(keys) };
    }
    const hint = `Écrivez « ${right} » à la place.`;
    // `menu: true` and `tags: [a, b]` are usual in other tools. If the value does not fit here, the hint explains the right value.
    const value = valueAt(data, own);
    const fits = fieldAt(schema, [...path, right])?.safeParse(value).success;
    const isOther = Array.isArray(value)
      ? value.every((one) => typeof one !== 'object')
      : typeof value === 'boolean';
    if (fits || !isOther) return { ...diagnosis, hint, suggestion: right };
    return { ...diagnosis, hint: `${hint} ${hintOf(helpAt(schema, [...path, right]), [right])}` };
  });
}

/** Maximum number of keys that a hint lists; for more keys, the hint refers to the guide. */
const SHORT = 12;

const keysToChooseFrom = (keys: readonly string[]) =>
  keys.length > SHORT
    ? 'Effacez cette ligne, ou cherchez la bonne clé dans les tables de content/README.md.'
    : `Les clés possibles sont : ${keys.join(', ')}.`;

/** False for names that JavaScript reserves: the YAML parser already reports them. */
const isNamed = (key: string) => !/^(__proto__|constructor|prototype)$/.test(key);
