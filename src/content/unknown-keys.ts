import type { z } from 'zod';
import type { Explanation } from './explanation.ts';
import { keysAt } from './fields.ts';
import { nearest } from './nearest.ts';
import { retiredKey } from './retired-keys.ts';
import { synonym } from './synonyms.ts';
import { type Path, valueAt } from './values.ts';

/** What is said of the keys `unknown` that the object at `path` of the data has and its schema does not know. */
export function unknownKeys(
  unknown: readonly string[],
  path: Path,
  data: unknown,
  schema: z.ZodType,
): Explanation[] {
  const keys = keysAt(schema, path);
  const free = keys.filter((key) => valueAt(data, [...path, key]) === undefined);
  return unknown
    .filter(isFree)
    .map(
      (key) =>
        retiredKey([...path, key], schema) ??
        switchKey(path, key, valueAt(data, [...path, key]), keys) ??
        unknownKey(path, key, keys, free),
    );
}

/** Reserved names are refused where the text is read. */
const isFree = (key: string) => !/^(__proto__|constructor|prototype)$/.test(key);

/** `menu: true`: where other tools have a switch, the key of the site has a text. */
function switchKey(
  path: Path,
  unknown: string,
  value: unknown,
  keys: readonly string[],
): Explanation | undefined {
  const meant = typeof value === 'boolean' ? synonym(unknown, keys) : undefined;
  if (meant === undefined) return undefined;
  return {
    path: [...path, unknown],
    point: 'key',
    rule: 'cle-inconnue',
    message: `La clé « ${unknown.slice(0, 60)} » n’existe pas ici : à sa place, « ${meant} » prend un texte.`,
    hint: value
      ? `Écrivez « ${meant}: », une espace, puis les mots à montrer.`
      : `Effacez cette ligne, ou écrivez « ${meant}: », une espace, puis les mots à montrer.`,
  };
}

function unknownKey(
  path: Path,
  unknown: string,
  keys: readonly string[],
  free: readonly string[],
): Explanation {
  const meant = synonym(unknown, keys) ?? nearest(unknown, free);
  return {
    path: [...path, unknown],
    point: 'key',
    rule: 'cle-inconnue',
    message: `La clé « ${unknown.slice(0, 60)} » n’existe pas ici.`,
    hint: meant
      ? `Écrivez « ${meant} » à la place.`
      : `Les clés possibles sont : ${keys.join(', ')}.`,
    ...(meant === undefined ? {} : { fix: { key: meant } }),
  };
}
