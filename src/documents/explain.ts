import type * as z from 'zod';
import { formatFault } from '../site/formats/format.ts';
import { fieldAt, helpAt, hintOf, keysAt } from '../site/schema/schema-fields.ts';
import { nearestWord } from '../site/synonyms.ts';
import type { Diagnosis, Fault, TextPlace } from '../values/issue.ts';
import { isMap, name, type Path, valueAt } from '../values/paths.ts';
import { isUnwritten, quoteValue } from '../values/text.ts';
import { COLON_IN_TEXT } from './yaml/yaml-faults.ts';

/** Data that is invalid by its schema. */
interface Refused {
  data: unknown;
  schema: z.ZodType;
  /** The value at a path as it is written, and the place of a key or of its value. */
  sourceOf(path: Path): string;
  placeOf(path: Path, part: 'key' | 'value'): TextPlace;
  /** The keys are properties in the tag of a block. */
  inTag?: boolean;
}

interface Subject {
  path: Path;
  value: unknown;
  /** The value if it is a string; otherwise its source in the file. */
  text: string;
  schema: z.ZodType;
}

/** What is wrong in French with data, from the issues of its schema. A misspelt key is not also missing. */
export function faultsOf(refused: Refused, error?: z.ZodError): Diagnosis[] {
  const all = error?.issues.flatMap((issue) => explain(issue, refused)) ?? [];
  const misspelt = new Set(all.map(keyMisspelt));
  return all.filter(({ place }) => !misspelt.has(place.path?.join('\0')));
}

/** The path of the right key for a misspelt one. */
const keyMisspelt = ({ place: { path = [], part }, right }: Diagnosis): string | undefined =>
  part === 'key' ? right && [...path.slice(0, -1), right].join('\0') : undefined;

/** Explains an issue of a schema by its code: the library's English is never shown. */
function explain(issue: z.core.$ZodIssue, refused: Refused): Diagnosis[] {
  const { path } = issue;
  const { data, schema, sourceOf, placeOf } = refused;
  const value = valueAt(data, path);
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys, path, refused);
  if (value === undefined || value === null || (typeof value === 'string' && isUnwritten(value))) {
    const one = absentValue(path, refused);
    const rule = path.at(-1) === 'alt' ? 'alt-manquant' : one.rule;
    return [{ ...one, rule, place: placeOf(path, 'key') }];
  }
  if (issue.code === 'invalid_union' && typeof value === 'object') {
    return branchOf(issue, value).flatMap((one) =>
      explain({ ...one, path: [...path, ...one.path] }, refused),
    );
  }
  const text = typeof value === 'string' ? value : sourceOf(path);
  const fault = refusal(issue, { path, value, text, schema });
  const isBlock = typeof value === 'object' && fault.right === undefined;
  return [{ ...fault, place: placeOf(path, isBlock ? 'key' : 'value') }];
}

/** If a value may have several schemas (a union): the issues of the schema with the fewest unknown keys for this value. */
const branchOf = ({ errors }: z.core.$ZodIssueInvalidUnion, value: object) => {
  const foreign = (branch: readonly z.core.$ZodIssue[]) =>
    branch.flatMap((one) => {
      if (one.code === 'unrecognized_keys') return one.keys;
      return one.path.length === 0 ? Object.keys(value) : [];
    }).length;
  return errors.toSorted((a, b) => foreign(a) - foreign(b))[0] ?? [];
};

function refusal(issue: z.core.$ZodIssue, subject: Subject): Fault {
  const { path, value, text, schema } = subject;
  if (typeof value !== 'object') {
    const { format } = helpAt(schema, path);
    if (format) return formatFault(format, text);
    if (issue.code === 'invalid_value') return unknownWord(subject, issue.values.map(String));
  }
  if (issue.code === 'too_small') return outOfBounds(subject, 'petit');
  if (issue.code === 'too_big') return outOfBounds(subject, 'grand');
  return wrongShape(subject, 'expected' in issue ? String(issue.expected) : '');
}

function absentValue(path: Path, { data, schema, inTag }: Refused): Fault {
  const hint = hintOf(helpAt(schema, path), path);
  if (valueAt(data, path) === undefined)
    return {
      rule: 'cle-manquante',
      message: `La ${inTag ? 'propriété' : 'clé'} ${name(path)} manque.`,
      hint: inTag ? hint : `Ajoutez une ligne « ${String(path.at(-1))}: ». ${hint}`,
    };
  const keys = namedKeys(schema, path).join(', ');
  return {
    rule: 'champ-vide',
    message: `${name(path)} n’a pas encore de valeur.`,
    hint: keys
      ? `${hint} Ses clés s’écrivent dessous, décalées de deux espaces vers la droite : ${keys}.`
      : hint,
  };
}

/** Maximum number of words or keys that a hint lists beside the one that it suggests. */
const MAX_LISTED_WORDS = 12;

function unknownWord({ path, text, schema }: Subject, words: readonly string[]): Fault {
  const { names } = helpAt(schema, path);
  const right = nearestWord(text, words);
  const named = words.map((word) => `${word}${names?.[word] ? ` (${names[word]})` : ''}`);
  const all = `de ces mots : ${named.join(', ')}.`;
  const isLong = words.length > MAX_LISTED_WORDS;
  const others = isLong || words.length === 1 ? '.' : `, ou un autre ${all}`;
  const choose = isLong
    ? 'Choisissez un nom de la liste « Les dessins » de content/BLOCS.md.'
    : `Écrivez l’un ${all}`;
  return {
    rule: 'valeur-inconnue',
    message: `${quoteValue(text)} n’est pas un choix possible pour ${name(path)}.`,
    hint: right === undefined ? choose : `Écrivez « ${right} »${others}`,
    right,
  };
}

const outOfBounds = ({ path, value, text, schema }: Subject, size: string): Fault => ({
  rule: 'limite',
  message: Array.isArray(value)
    ? `${name(path)} compte ${value.length} éléments : c’est trop.`
    : `${quoteValue(text)} est trop ${size} pour ${name(path)}.`,
  hint: hintOf(helpAt(schema, path), path),
});

const SHAPES = new Map([
  ['string', 'un texte'],
  ['number', 'un nombre, en chiffres'],
  ['int', 'un nombre entier, en chiffres'],
  ['array', 'une liste (un tiret « - » par élément)'],
  ['object', 'des lignes « mot: texte », décalées dessous'],
  ['record', 'des lignes « mot: texte », décalées dessous'],
]);

/** Fault of a value of the wrong type: a list instead of a text, a text instead of a list. */
function wrongShape({ path, value, text, schema }: Subject, expected: string): Fault {
  // `- Nos valeurs : humanisme` on one line is a text to its editor, and a key with a value to YAML.
  const isColon = expected === 'string' && isMap(value) && !/[\n"']/.test(text);
  if (isColon) return { ...COLON_IN_TEXT, ...(/\s#/.test(text) ? {} : { right: text }) };
  const shape = SHAPES.get(expected) ?? 'une seule valeur';
  const message = `${name(path)} ${found(value, text)} ; il faut ici ${shape}.`;
  return { rule: 'forme', message, hint: hintOf(helpAt(schema, path), path) };
}

function found(value: unknown, text: string): string {
  if (Array.isArray(value)) return 'contient une liste';
  return isMap(value) ? 'est suivi de lignes décalées' : `contient ${quoteValue(text)}`;
}

/** Faults of the keys at `path` that the schema does not have. */
function unknownKeys(
  unknown: readonly string[],
  path: Path,
  { data, schema, placeOf, inTag }: Refused,
): Diagnosis[] {
  const keys = keysAt(schema, path);
  const free = keys.filter((key) => valueAt(data, [...path, key]) === undefined);
  return unknown.map((key) => {
    const right = nearestWord(key, free);
    const diagnosis = {
      place: placeOf([...path, key], 'key'),
      rule: 'cle-inconnue',
      message: `La ${inTag ? 'propriété' : 'clé'} « ${key.slice(0, 60)} » n’existe pas ici.`,
    };
    if (right === undefined)
      return { ...diagnosis, hint: keysToChooseFrom(namedKeys(schema, path)) };
    // `menu: true` and `tags: [a, b]` are usual in other tools: their value would not be right either.
    const field = fieldAt(schema, [...path, right]);
    const value = valueAt(data, [...path, key]);
    const isText = !/^(?:boolean|object)$/.test(typeof value);
    const isRight = isText || field?.safeParse(value).success;
    const hint = `Écrivez « ${right} » à la place.`;
    return { ...diagnosis, hint, ...(isRight ? { right } : {}) };
  });
}

const keysToChooseFrom = (keys: readonly string[]) =>
  keys.length > MAX_LISTED_WORDS || keys.length === 0
    ? 'Effacez-la avec sa valeur, ou corrigez ce mot.'
    : `Effacez-la avec sa valeur, ou écrivez l’une de celles-ci : ${keys.join(', ')}.`;

/** The keys at a path, each with its French name: « quote (Citation) ». */
const namedKeys = (schema: z.ZodType, path: Path): string[] =>
  keysAt(schema, path).map((key) => {
    const { label } = helpAt(schema, [...path, key]);
    return label ? `${key} (${label})` : key;
  });
