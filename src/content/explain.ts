import type { z } from 'zod';
import type { Explanation } from './explanation.ts';
import { helpAt } from './fields.ts';
import { type FormFault, show } from './forms/form.ts';
import { formFault } from './forms/index.ts';
import { withoutHiddenSigns } from './hidden-signs.ts';
import { hiddenValue } from './hidden-value.ts';
import { itemShape } from './item-shape.ts';
import type { FieldHelp } from './schema/primitives.ts';
import { unknownKeys } from './unknown-keys.ts';
import { isUnwritten } from './unwritten.ts';
import { name, type Path, valueAt } from './values.ts';
import { wordMeant } from './word-meant.ts';
import { hintOf, wrongShape } from './wrong-shape.ts';

type Fault = z.core.$ZodIssue;

/** Says a schema fault in French, by its code: never the library's own sentence. */
export function explain(fault: Fault, data: unknown, schema: z.ZodType): Explanation[] {
  const { path } = fault;
  const value = valueAt(data, path);
  const help = helpAt(schema, path);
  if (fault.code === 'unrecognized_keys') return unknownKeys(fault.keys, path, data, schema);
  if (value === undefined) return [missingKey(path, help, isProse(fault, help))];
  if (value === null || isEmpty(value)) return [emptyValue(path, help, value)];
  // A date says itself what is hidden in it.
  const hidden = help.form === 'date' ? undefined : hiddenValue(path, value, schema);
  if (hidden) return [hidden];
  if (help.form) return [formless(path, value, help, help.form)];
  if (fault.code === 'invalid_value') {
    return [unknownWord(path, value, fault.values.map(String))];
  }
  if (fault.code === 'too_small' || fault.code === 'too_big')
    return [outOfBounds(path, value, help)];
  return [itemShape(path, value, schema) ?? wrongShape(path, value, fault, help)];
}

const isProse = (fault: Fault, help: Partial<FieldHelp>) =>
  'expected' in fault && fault.expected === 'string' && help.form === undefined;

/** A longer list helps nobody who is already told the right word. */
const SHORT = 12;

const isEmpty = (value: unknown) => typeof value === 'string' && isUnwritten(value);

function missingKey(path: Path, help: Partial<FieldHelp>, isText: boolean): Explanation {
  const key = path.at(-1);
  const isAlt = key === 'alt';
  // An example pasted as it is would be published: a text to fill in is offered, and nothing else.
  const line = isText ? { fix: { line: `${String(key)}: "…"` } } : {};
  return {
    path,
    point: 'key',
    rule: isAlt ? 'alt-manquant' : 'cle-manquante',
    message: isAlt
      ? `L’image n’a pas de description : la clé « ${name(path)} » manque.`
      : `La clé « ${name(path)} » manque.`,
    hint: hintOf(help, path),
    ...line,
  };
}

const emptyValue = (path: Path, help: Partial<FieldHelp>, value: unknown): Explanation => ({
  path,
  point: 'key',
  rule: path.at(-1) === 'alt' ? 'alt-manquant' : 'champ-vide',
  message: /[.…]/.test(String(value))
    ? `« ${name(path)} » ne contient que des points de suspension : le texte reste à écrire.`
    : `« ${name(path)} » est vide.`,
  hint: hintOf(help, path),
});

function formless(
  path: Path,
  value: unknown,
  help: Partial<FieldHelp>,
  form: NonNullable<FieldHelp['form']>,
): Explanation {
  // A date says itself what is hidden in it.
  const isText = typeof value === 'string' && form !== 'date';
  const { rule, message, hint, ...right } = formFault(
    form,
    isText ? withoutHiddenSigns(value) : value,
  );
  return { path, point: 'value', rule, message, hint: hint ?? hintOf(help, path), ...fixOf(right) };
}

function fixOf({ value, quote }: Pick<FormFault, 'value' | 'quote'>): Pick<Explanation, 'fix'> {
  if (value !== undefined) return { fix: { value } };
  return quote ? { fix: { quote } } : {};
}

function unknownWord(path: Path, value: unknown, words: readonly string[]): Explanation {
  const meant = wordMeant(String(value), words);
  const all = `Les valeurs possibles sont : ${words.join(', ')}.`;
  const few = words.length > SHORT ? '' : ` ${all}`;
  return {
    path,
    point: 'value',
    rule: 'valeur-inconnue',
    message: `« ${name(path)} » ne peut pas valoir ${show(value)}.`,
    hint: meant ? `Écrivez « ${meant} ».${few}` : all,
    ...(meant === undefined ? {} : { fix: { value: meant } }),
  };
}

const outOfBounds = (path: Path, value: unknown, help: Partial<FieldHelp>): Explanation => ({
  path,
  point: Array.isArray(value) ? 'key' : 'value',
  rule: 'limite',
  message: Array.isArray(value)
    ? `« ${name(path)} » compte ${value.length} éléments : c’est trop.`
    : `La valeur de « ${name(path)} » sort des limites : ${show(value)}.`,
  hint: hintOf(help, path),
});
