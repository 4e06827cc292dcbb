import type { z } from 'zod';
import { helpAt, keysAt } from './fields.ts';
import { nearest } from './nearest.ts';
import { synonym } from './synonyms.ts';

type Fault = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A fault in words, with the path of the key to point at. */
export interface Explanation {
  path: Path;
  rule: string;
  message: string;
  hint: string;
  suggestion?: string;
}

/** Says a schema fault in French, by its code: never the library's own sentence. */
export function explain(fault: Fault, data: unknown, schema: z.ZodType): Explanation[] {
  const { path } = fault;
  const key = name(path);
  const value = valueAt(data, path);
  const help = helpAt(schema, path);
  const hint = hintOf(help, key);
  switch (fault.code) {
    case 'unrecognized_keys':
      return fault.keys.map((unknown) => unknownKey(path, unknown, keysAt(schema, path)));
    case 'invalid_value':
      if (value !== undefined) return [unknownWord(path, key, value, fault.values.map(String))];
      break;
    case 'custom':
      return [said(path, String(fault.params?.rule ?? 'valeur'), refusal(key, value, fault), hint)];
    case 'too_small':
    case 'too_big':
      return [
        said(path, 'limite', `La valeur de « ${key} » sort des limites : ${show(value)}.`, hint),
      ];
    default:
  }
  if (value === undefined) {
    return [said(path, 'cle-manquante', `La clé « ${key} » manque.`, hint, pasteOf(path, help))];
  }
  return [wrongShape(path, key, value, fault, hint)];
}

const said = (path: Path, rule: string, message: string, hint: string, suggestion?: string) => ({
  path,
  rule,
  message,
  hint,
  ...(suggestion === undefined ? {} : { suggestion }),
});

function unknownKey(path: Path, unknown: string, keys: readonly string[]): Explanation {
  const meant = synonym(unknown, keys) ?? nearest(unknown, keys);
  return said(
    [...path, unknown],
    'cle-inconnue',
    `La clé « ${unknown} » n’existe pas ici.`,
    meant ? `Écrivez « ${meant} » à la place.` : `Les clés possibles sont : ${keys.join(', ')}.`,
    meant,
  );
}

function unknownWord(
  path: Path,
  key: string,
  value: unknown,
  words: readonly string[],
): Explanation {
  const meant = nearest(String(value), words);
  return said(
    path,
    'valeur-inconnue',
    `« ${key} » ne peut pas valoir ${show(value)}.`,
    meant
      ? `Écrivez « ${meant} ». Les valeurs possibles sont : ${words.join(', ')}.`
      : `Les valeurs possibles sont : ${words.join(', ')}.`,
    meant,
  );
}

const SHAPES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre, en chiffres, sans espace ni devise',
  int: 'un nombre entier, en chiffres, sans espace ni devise',
  array: 'une liste (un tiret « - » par élément)',
  object: 'des clés avec leurs valeurs, en retrait',
  boolean: '« true » ou « false »',
};

function wrongShape(
  path: Path,
  key: string,
  value: unknown,
  fault: Fault,
  hint: string,
): Explanation {
  const expected = 'expected' in fault ? SHAPES[String(fault.expected)] : undefined;
  const rule = value === null ? 'champ-vide' : 'forme';
  const found = value === null ? 'est vide' : `vaut ${show(value)}`;
  return said(
    path,
    rule,
    `« ${key} » ${found} ; il faut ici ${expected ?? 'une autre valeur'}.`,
    hint,
    quoted(value, fault),
  );
}

/** A number or a truth value where text is wanted: the same between quotes. */
function quoted(value: unknown, fault: Fault): string | undefined {
  const wantsText = 'expected' in fault && fault.expected === 'string';
  const simple = typeof value === 'number' || typeof value === 'boolean';
  return wantsText && simple ? `"${value}"` : undefined;
}

const REFUSALS: Readonly<Record<string, string>> = {
  'champ-vide': 'n’a pas de texte',
  date: 'n’est pas un jour du calendrier écrit AAAA-MM-JJ',
  slug: 'ne peut contenir que des minuscules sans accent, des chiffres et des tirets',
  'image-adresse': 'n’est pas l’adresse d’une image de content/images',
  'lien-adresse': 'n’est pas une adresse que le site accepte',
  'adresse-web': 'n’est pas une adresse web complète',
  courriel: 'n’est pas une adresse électronique',
  telephone: 'n’est pas un numéro de téléphone',
};

function refusal(key: string, value: unknown, fault: Fault): string {
  const rule = 'params' in fault ? String(fault.params?.rule) : '';
  const reason = REFUSALS[rule] ?? 'n’a pas la forme attendue';
  return rule === 'champ-vide'
    ? `« ${key} » ${reason}.`
    : `La valeur ${show(value)} de « ${key} » ${reason}.`;
}

function hintOf(help: { description?: string; example?: string }, key: string): string {
  const what = help.description ?? `Corrigez « ${key} ».`;
  return help.example ? `${what} Exemple : ${help.example}` : what;
}

function pasteOf(path: Path, help: { example?: string }): string | undefined {
  const key = path.at(-1);
  if (typeof key !== 'string') return undefined;
  return `${key}: ${help.example ?? '"…"'}`;
}

/** `budgetLines[2].amount` as an editor may read it: "budgetLines, élément 3, amount". */
function name(path: Path): string {
  const words = path.map((key) => (typeof key === 'number' ? `élément ${key + 1}` : String(key)));
  return words.join(', ') || 'le fichier';
}

const show = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'rien');
  return `« ${text.length > 60 ? `${text.slice(0, 60)}…` : text} »`;
};

function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
