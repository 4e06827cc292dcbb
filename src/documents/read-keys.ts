import type * as z from 'zod';
import type { Keys } from '../site/kinds/spec.ts';
import { plainData } from '../site/plain-data.ts';
import { type Found, isError } from '../values/issue.ts';
import { type FieldDiagnosis, isMap, type Path } from '../values/paths.ts';
import { explain } from './explain.ts';
import { fieldIssue } from './field-issue.ts';
import { readYaml, type YamlReading, type YamlText } from './yaml/read-yaml.ts';

interface KeysSource extends YamlText {
  schema: z.ZodType;
  /** Adds keys that follow from others. */
  completed?(keys: Keys): Keys;
}

export interface KeysReading extends Omit<YamlReading, 'data'> {
  /** The keys in their plain form, with those that follow from others; valid or not. */
  data: unknown;
  /** The keys by their schema; undefined when they break it. */
  valid: unknown;
}

/** Reads the keys of a file: parses, writes the values as they are meant, and validates them by the schema. */
export function readKeys(source: KeysSource): KeysReading {
  const { text, schema, completed = (keys) => keys } = source;
  const yaml = readYaml(source);
  const plain = plainData(schema, yaml.data ?? {});
  const data = isMap(plain) ? completed(plain) : plain;
  const result = schema.safeParse(data);
  const refused = (result.error?.issues ?? [])
    .flatMap((issue) =>
      explain(issue, { data, schema, written: (path) => sourceAt(text, yaml, path) }),
    )
    .filter(({ path }) => !yaml.partial.has(String(path[0])))
    .filter((one) => !isDoubtful(one, yaml));
  const misspelt = new Set(refused.map(keyMisspelt));
  const issues = withoutForeignKeys(refused)
    .filter(({ path }) => !misspelt.has(path.join('\0')))
    .map((one) => fieldIssue({ text, schema, ...yaml }, one));
  // The fix of a value that its schema refuses also brings the right quotes.
  const isOnValue = ({ line }: Found) =>
    refused.some(({ path, part }) => part === 'value' && yaml.positionOf(path, part).line === line);
  const found = [...yaml.issues.filter((one) => !isOnValue(one)), ...issues];
  return {
    ...yaml,
    data,
    valid: found.some(isError) ? undefined : result.data,
    issues: found,
  };
}

/** Near a line that cannot be read, keys may seem missing, unknown or empty. */
function isDoubtful({ rule, path, part }: FieldDiagnosis, yaml: YamlReading): boolean {
  if (!/^(?:cle-|alt-manquant|champ-vide|forme)/.test(rule)) return false;
  const block = yaml.blockOf(yaml.positionOf(path, part).line);
  return yaml.issues.some((one) => isError(one) && !one.fix && yaml.blockOf(one.line) === block);
}

/** The value at a path as it is written in the file, without quotes: `45.000`. */
function sourceAt(text: string, yaml: YamlReading, path: Path): string {
  const range = yaml.rangeOf(path, 'value');
  return range ? text.slice(range.from, range.to).replace(/^(["'])(.*)\1$/, '$2') : '';
}

/** The path of the key that is suggested for a misspelt key: it is not also reported as missing. */
const keyMisspelt = ({ path, part, suggestion }: FieldDiagnosis): string | undefined =>
  part === 'key' ? suggestion && [...path.slice(0, -1), suggestion].join('\0') : undefined;

/** Minimum number of unknown keys by which frontmatter is taken for that of another site. */
const FOREIGN_KEYS = 4;

/** Of frontmatter that was written for another site: one issue for all its keys, and none for those that are missing. */
function withoutForeignKeys(found: readonly FieldDiagnosis[]): readonly FieldDiagnosis[] {
  const unknown = found.filter(({ rule, path }) => rule === 'cle-inconnue' && path.length === 1);
  const foreign = unknown.filter(({ suggestion }) => suggestion === undefined);
  const whole = foreign.length >= FOREIGN_KEYS && otherSite(foreign);
  if (!whole) return found;
  const isOfKeys = ({ rule }: FieldDiagnosis) =>
    /^(?:cle-(?:inconnue|manquante)|alt-manquant)$/.test(rule);
  return [
    whole,
    ...found.filter((one) => !isOfKeys(one) || (one.suggestion && one.rule === whole.rule)),
  ];
}

const otherSite = ([first, ...rest]: readonly FieldDiagnosis[]) =>
  first && {
    ...first,
    message: `Cet en-tête vient d’un autre site : ${rest.length + 1} de ses clés n’existent pas ici.`,
    hint: `Effacez les lignes de ces clés : ${[first, ...rest].map(({ path }) => String(path[0])).join(', ')}. Reprenez celles d’un modèle de content/JE-VEUX.md.`,
  };
