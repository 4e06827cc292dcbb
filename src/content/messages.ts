import type { z } from 'zod';
import { helpAt, keysAt } from './fields.ts';
import { show } from './forms/form.ts';
import { formFault } from './forms/index.ts';
import { withoutHiddenSigns } from './hidden-signs.ts';
import { hiddenValue } from './hidden-value.ts';
import { itemShape } from './item-shape.ts';
import { nearest } from './nearest.ts';
import { retiredKey } from './retired-keys.ts';
import type { FieldHelp } from './schema/primitives.ts';
import { synonym } from './synonyms.ts';
import { isUnwritten } from './unwritten.ts';
import { name, type Path, valueAt } from './values.ts';
import { wordMeant } from './word-meant.ts';
import { hintOf, wrongShape } from './wrong-shape.ts';

type Fault = z.core.$ZodIssue;

/** What to change: the key, the value, quotes around the value as it stands, its invisible signs, or a line to add. */
export type Fix =
  | { key: string }
  | { value: string }
  | { quote: true }
  | { seen: true }
  | { line: string };

/** A fault in words, with the path of the key to point at. */
export interface Explanation {
  path: Path;
  /** Whether the key is at fault, or its value. */
  point: 'key' | 'value';
  rule: string;
  message: string;
  hint: string;
  fix?: Fix;
}

/** Says a schema fault in French, by its code: never the library's own sentence. */
export function explain(fault: Fault, data: unknown, schema: z.ZodType): Explanation[] {
  const { path } = fault;
  const value = valueAt(data, path);
  const help = helpAt(schema, path);
  if (fault.code === 'unrecognized_keys') {
    const keys = keysAt(schema, path);
    const free = keys.filter((key) => valueAt(data, [...path, key]) === undefined);
    return fault.keys
      .filter(isFree)
      .map(
        (key) =>
          retiredKey([...path, key], schema) ??
          switchKey(path, key, valueAt(data, [...path, key]), keys) ??
          unknownKey(path, key, keys, free),
      );
  }
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

/** Reserved names are refused where the text is read. */
const isFree = (key: string) => !/^(__proto__|constructor|prototype)$/.test(key);

/** A longer list helps nobody who is already told the right word. */
const SHORT = 12;

const isEmpty = (value: unknown) => typeof value === 'string' && isUnwritten(value);

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
  const {
    rule,
    message,
    hint,
    value: right,
    quote,
  } = formFault(
    form,
    typeof value === 'string' && form !== 'date' ? withoutHiddenSigns(value) : value,
  );
  const fix: Fix | undefined =
    right === undefined ? (quote ? { quote } : undefined) : { value: right };
  return {
    path,
    point: 'value',
    rule,
    message,
    hint: hint ?? hintOf(help, path),
    ...(fix ? { fix } : {}),
  };
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
