import type { z } from 'zod';
import { formatDiagnosis } from '../content/formats/index.ts';
import type { FieldHelp } from '../content/schema/fields.ts';
import { fieldAt, helpAt, hintOf, keysAt } from '../content/schema/schema-fields.ts';
import type { Diagnosis } from '../values/issue.ts';
import type { Nearest } from '../values/nearest.ts';
import { type FieldDiagnosis, name, type Path, valueAt } from '../values/paths.ts';
import { isUnwritten, quoteValue, withoutHiddenCharacters } from '../values/text.ts';
import { unknownKeys } from './unknown-keys.ts';

/** Data that is invalid by its schema. */
interface Refused {
  data: unknown;
  schema: z.ZodType;
  written(path: Path): string;
  nearest: Nearest;
  /** Name of the key with the text alternative of a picture: `alt`. */
  alternative: string;
}

interface Subject {
  path: Path;
  value: unknown;
  /** The value if it is a string; otherwise its source in the file: `15.000`. */
  text: string;
  field: z.ZodType | undefined;
  help: Partial<FieldHelp>;
  nearest: Nearest;
}

/** Explains an issue of a schema in French, by its code: the library's English is never shown. */
export function explain(issue: z.core.$ZodIssue, refused: Refused): FieldDiagnosis[] {
  const { path } = issue;
  const { data, schema, written, nearest, alternative } = refused;
  const value = valueAt(data, path);
  const help = helpAt(schema, path);
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue.keys, path, refused);
  if (value === undefined || value === null || (typeof value === 'string' && isUnwritten(value))) {
    const one = value === undefined ? missingKey(path, help) : unwrittenValue(path, schema);
    return [path.at(-1) === alternative ? { ...one, rule: 'alt-manquant' } : one];
  }
  if (issue.code === 'invalid_union' && typeof value === 'object') {
    return branchOf(issue, value).flatMap((one) =>
      explain({ ...one, path: [...path, ...one.path] }, refused),
    );
  }
  const text = typeof value === 'string' ? value : written(path);
  const subject = { path, value, text, field: fieldAt(schema, path), help, nearest };
  const diagnosis = refined(subject, refusal(issue, subject));
  const isBlock = typeof value === 'object' && diagnosis.suggestion === undefined;
  return [{ path, part: isBlock ? 'key' : 'value', ...diagnosis }];
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

function refusal(issue: z.core.$ZodIssue, subject: Subject): Diagnosis {
  const { value, text, help } = subject;
  if (typeof value !== 'object') {
    if (help.format) return formatDiagnosis(help.format, text);
    if (issue.code === 'invalid_value') return unknownWord(subject, issue.values.map(String));
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return outOfBounds(subject);
  return wrongShape(subject, 'expected' in issue ? String(issue.expected) : '');
}

const TO_QUOTE = 'Écrivez cette valeur entre guillemets droits.';

/** A more exact diagnosis if quotes, spaces, invisible characters or the notation of a number are the cause; otherwise `diagnosis`. */
function refined({ value, text, field, help }: Subject, diagnosis: Diagnosis): Diagnosis {
  const accepts = (one: unknown) => field?.safeParse(one).success === true;
  const { rule } = diagnosis;
  if (typeof value === 'number' && help.expected?.accepts(text) === false)
    return formatDiagnosis(help.expected, text);
  if (typeof value === 'number' && help.format && accepts(text)) {
    const message = `Sans guillemets, ${quoteValue(text)} est lu comme un nombre et peut perdre des chiffres.`;
    return { rule, message, hint: TO_QUOTE, suggestion: text };
  }
  if (typeof value !== 'string') return diagnosis;
  const visible = withoutHiddenCharacters(value);
  const seen = visible.replace(/\s+/g, ' ').trim();
  const isNumber = help.format === 'montant' ? /^\d+$/ : /^\d+(?:\.\d+)?$/;
  const isSwitch = /^(?:true|false)$/.test(seen);
  const bare = isSwitch ? seen === 'true' : isNumber.test(seen) ? Number(seen) : undefined;
  if (!accepts(seen) && (bare === undefined || !accepts(bare))) return diagnosis;
  if (seen === value) {
    const message = `${quoteValue(text)} est entre guillemets : ce serait un texte ; il faut ici ${isSwitch ? 'true ou false' : 'un nombre'}.`;
    return { rule, message, hint: 'Effacez les guillemets.', suggestion: String(bare) };
  }
  const isHidden = visible !== value || /[\u00a0\u202f]/.test(value);
  return {
    rule: isHidden ? 'yaml-espace-insecable' : rule,
    message: `${isHidden ? 'Un signe invisible se cache' : 'Une espace est en trop'} dans la valeur ${quoteValue(seen)}.`,
    hint: `Écrivez « ${seen} ».`,
    suggestion: seen,
  };
}

const missingKey = (path: Path, help: Partial<FieldHelp>): FieldDiagnosis => ({
  path,
  part: 'key',
  rule: 'cle-manquante',
  message: `La clé « ${name(path)} » manque.`,
  hint: `Ajoutez une ligne « ${String(path.at(-1))}: » avec sa valeur. ${hintOf(help, path)}`,
});

function unwrittenValue(path: Path, schema: z.ZodType): FieldDiagnosis {
  const keys = keysAt(schema, path).join(', ');
  const hint = hintOf(helpAt(schema, path), path);
  return {
    path,
    part: 'key',
    rule: 'champ-vide',
    message: `« ${name(path)} » n’a pas encore de valeur.`,
    hint: keys
      ? `${hint} Ses clés s’écrivent dessous, décalées de deux espaces vers la droite : ${keys}.`
      : hint,
  };
}

/** A hint that suggests a word also lists all allowed words, if there are at most this many. */
const MAX_LISTED_WORDS = 12;

function unknownWord({ path, text, nearest }: Subject, words: readonly string[]): Diagnosis {
  const right = nearest(text, words);
  const all = `Les valeurs possibles sont : ${words.join(', ')}.`;
  const few = words.length > MAX_LISTED_WORDS ? '' : ` ${all}`;
  return {
    rule: 'valeur-inconnue',
    message: `« ${name(path)} » ne peut pas valoir ${quoteValue(text)}.`,
    ...(right === undefined
      ? { hint: all }
      : { hint: `Écrivez « ${right} ».${few}`, suggestion: right }),
  };
}

const outOfBounds = ({ path, value, text, help }: Subject): Diagnosis => ({
  rule: 'limite',
  message: Array.isArray(value)
    ? `« ${name(path)} » compte ${value.length} éléments : c’est trop.`
    : `La valeur de « ${name(path)} » sort des limites : ${quoteValue(text)}.`,
  hint: hintOf(help, path),
});

const SHAPES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre, en chiffres',
  int: 'un nombre entier, en chiffres',
  array: 'une liste (un tiret « - » par élément)',
  object: 'des clés avec leurs valeurs',
  record: 'des clés avec leurs valeurs',
};

/** Diagnosis of a value of the wrong type: a number instead of a text, a text instead of a list. */
function wrongShape({ path, value, text, field, help }: Subject, expected: string): Diagnosis {
  const shape = Object.hasOwn(SHAPES, expected) ? SHAPES[expected] : 'une seule valeur';
  const subject = path.length === 0 ? 'Ce fichier' : `« ${name(path)} »`;
  const message = `${subject} ${found(value, text)} ; il faut ici ${shape}`;
  const diagnosis = { rule: 'forme', message: `${message}.`, hint: hintOf(help, path) };
  const isBracketed = /^[[{]/.test(text);
  if (expected === 'string' && (isBracketed || typeof value === 'number')) {
    // YAML parses `15.000` as 15, but the editor means 15 000 francs.
    const suggestion = text.replace(/^(\d{1,3})\.(\d{3})$/, '$1 $2');
    const rule = isBracketed ? 'yaml-signe' : 'forme';
    return { ...diagnosis, rule, hint: TO_QUOTE, suggestion };
  }
  if (typeof value !== 'string') return diagnosis;
  const number = text.replace(',', '.');
  if (field?.safeParse(Number(number)).success) {
    return {
      ...diagnosis,
      hint: `Écrivez « ${number} » : les décimales suivent un point.`,
      suggestion: number,
    };
  }
  const keys = expected === 'object' && field ? keysAt(field, []) : [];
  if (keys.length === 0) return diagnosis;
  const dash = typeof path.at(-1) === 'number' ? '- ' : '';
  const hint = `Écrivez une clé par ligne, alignées l’une sous l’autre. Exemple : ${dash}${keys[0]}: "…"`;
  return { ...diagnosis, message: `${message} : ${keys.join(', ')}.`, hint };
}

function found(value: unknown, text: string): string {
  if (Array.isArray(value)) return 'contient une liste';
  return typeof value === 'object' ? 'contient d’autres clés' : `vaut ${quoteValue(text)}`;
}
