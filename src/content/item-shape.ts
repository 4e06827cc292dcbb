import type { z } from 'zod';
import type { Explanation } from './explanation.ts';
import { fieldAt } from './fields.ts';
import { show } from './forms/form.ts';
import { guideFields, sampleValue } from './guide/fields.ts';
import { name, type Path } from './values.ts';

/** A plain text in a list whose elements have keys of their own; undefined for anything else. */
export function itemShape(path: Path, value: unknown, schema: z.ZodType): Explanation | undefined {
  const isPlain = typeof value === 'string' || typeof value === 'number';
  const field = typeof path.at(-1) === 'number' && isPlain ? fieldAt(schema, path) : undefined;
  const required = field ? guideFields(field).filter(({ isRequired }) => isRequired) : [];
  const [first, ...others] = required;
  if (!first) return undefined;
  // One obligatory text: what is written is surely its value.
  const alone = others.length === 0 && !first.isNumber && first.words.length === 0;
  const start = alone ? `${first.key}: ${JSON.stringify(String(value))}` : sample(first);
  const below = others.map(sample);
  return {
    path,
    point: 'value',
    rule: 'forme',
    message: `« ${name(path)} » vaut ${show(value)} ; il faut ici ${required.length > 1 ? 'des clés avec leurs valeurs' : 'une clé avec sa valeur'} : ${required.map(({ key }) => `« ${key}: »`).join(', ')}.`,
    hint: alone
      ? `Écrivez « ${first.key}: » entre le tiret et le texte. Exemple : - ${first.key}: "…"`
      : `Écrivez la première clé après le tiret, puis les autres en dessous, alignées sur elle. Exemple : - ${[start, ...below].join(' ; ')}`,
    ...(alone ? { fix: { value: start } } : {}),
  };
}

const sample = (field: ReturnType<typeof guideFields>[number]) =>
  `${field.key}: ${field.example === undefined && field.words.length === 0 ? '"…"' : sampleValue(field)}`;
