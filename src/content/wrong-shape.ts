import type { z } from 'zod';
import type { Explanation } from './explanation.ts';
import { show } from './forms/form.ts';
import type { FieldHelp } from './schema/primitives.ts';
import { name, type Path } from './values.ts';

const SHAPES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre, en chiffres',
  int: 'un nombre entier, en chiffres',
  array: 'une liste (un tiret « - » par élément)',
  object: 'des clés avec leurs valeurs, en retrait',
};

/** A value of another kind: a number for a text, a text for a list. */
export function wrongShape(
  path: Path,
  value: unknown,
  fault: z.core.$ZodIssue,
  help: Partial<FieldHelp>,
): Explanation {
  if (path.length === 0 && Array.isArray(value)) return LIST_OF_KEYS;
  const expected = 'expected' in fault ? String(fault.expected) : '';
  const shape = Object.hasOwn(SHAPES, expected) ? SHAPES[expected] : undefined;
  const number = /^(number|int)$/.test(expected) ? numberIn(value) : undefined;
  if (number !== undefined) return quotedNumber(path, number);
  const decimal = expected === 'number' ? decimalIn(value) : undefined;
  if (decimal !== undefined) return withComma(path, decimal);
  const isList = typeof value === 'object';
  return {
    path,
    point: isList ? 'key' : 'value',
    rule: 'forme',
    message: `« ${name(path)} » ${found(value)} ; il faut ici ${shape ?? 'une autre valeur'}.`,
    hint: hintOf(help, path),
    ...(expected === 'string' ? { fix: { quote: true } } : {}),
  };
}

/** A file, or its head, is made of keys: any other text without them is told of line by line. */
const LIST_OF_KEYS: Explanation = {
  path: [],
  point: 'key',
  rule: 'forme',
  message: 'Ce fichier commence par une liste ; il faut ici des clés avec leurs valeurs.',
  hint: 'Retirez les tirets du bord gauche : chaque ligne y commence par une clé, suivie d’un deux-points.',
};

/** The number that a text holds, as YAML writes it; undefined when it holds anything else. */
const numberIn = (value: unknown) =>
  typeof value === 'string' ? /^\d{1,15}(?:\.\d{1,15})?$/.exec(value.trim())?.[0] : undefined;

/** A number written with a French comma, as YAML writes it; undefined for anything else. */
const decimalIn = (value: unknown) => {
  const [, whole, rest] =
    typeof value === 'string' ? (/^(\d{1,15}),(\d{1,15})$/.exec(value.trim()) ?? []) : [];
  return whole === undefined || rest === undefined ? undefined : `${whole}.${rest}`;
};

const withComma = (path: Path, decimal: string): Explanation => ({
  path,
  point: 'value',
  rule: 'forme',
  message: `« ${name(path)} » est écrit avec une virgule ; il faut ici un nombre, dont les décimales suivent un point.`,
  hint: `Écrivez « ${decimal} ».`,
  fix: { value: decimal },
});

const quotedNumber = (path: Path, number: string): Explanation => ({
  path,
  point: 'value',
  rule: 'forme',
  message: `« ${name(path)} » est entre guillemets : « ${number} » serait un texte ; il faut ici un nombre.`,
  hint: 'Effacez les guillemets.',
  fix: { value: number },
});

function found(value: unknown): string {
  if (Array.isArray(value)) return 'contient une liste';
  return typeof value === 'object' ? 'contient d’autres clés' : `vaut ${show(value)}`;
}

/** What the field says to its editor, as the thing to do. */
export function hintOf(help: Partial<FieldHelp>, path: Path): string {
  const what = help.description ?? `Complétez « ${name(path)} ».`;
  return help.example ? `${what} Exemple : ${help.example}` : what;
}
