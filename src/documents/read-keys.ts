import type * as z from 'zod';
import type { Keys } from '../site/kinds/spec.ts';
import { plainData } from '../site/plain-data.ts';
import { helpAt } from '../site/schema/schema-fields.ts';
import { type Diagnosis, isError } from '../values/issue.ts';
import { isMap, valueAt } from '../values/paths.ts';
import { placeOfLine } from '../values/positions.ts';
import { explain } from './explain.ts';
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
  const { schema, completed = (keys) => keys } = source;
  const yaml = readYaml(source);
  const plain = plainData(schema, yaml.data ?? {});
  const data = isMap(plain) ? completed(plain) : plain;
  const result = schema.safeParse(data);
  const refused = (result.error?.issues ?? [])
    .flatMap((issue) => explain(issue, { ...yaml, data, schema }))
    .filter(({ place }) => !yaml.partial.has(String(place.path?.[0])))
    .filter((one) => !isDoubtful(one, yaml))
    .filter((one, _, all) => !isUnknownYet(one, schema, all));
  const misspelt = new Set(refused.map(keyMisspelt));
  const ofSchema = withoutForeignKeys(joinedItems(refused, source, yaml)).filter(
    ({ place }) => !misspelt.has(place.path?.join('\0')),
  );
  // The fix of a value that its schema refuses also brings the right quotes, but not the right structure of its line.
  const isStructure = ({ rule }: Diagnosis) => /^yaml-(?:espace|liste|retrait)$/.test(rule);
  const structured = new Set(yaml.diagnoses.filter(isStructure).map(({ place }) => place.line));
  const isOnValue = ({ place: { line } }: Diagnosis) =>
    !structured.has(line) &&
    refused.some(({ place }) => place.part === 'value' && place.line === line);
  const diagnoses = [
    ...yaml.diagnoses.filter((one) => !isOnValue(one)),
    ...ofSchema.map((one) => (structured.has(one.place.line) ? withoutFix(one) : one)),
  ];
  return {
    ...yaml,
    data,
    valid: diagnoses.some(isError) ? undefined : result.data,
    diagnoses,
  };
}

/**
 * Diagnoses in which a dash too many is told at its line, in place of the keys that are missing around it: items of a list
 * that follow each other, all lack a key, and have no key in common.
 */
function joinedItems(
  refused: readonly Diagnosis[],
  { text, lines, first }: YamlText,
  { data, placeOf }: YamlReading,
): readonly Diagnosis[] {
  /** Of each item that lacks a key, by its path: the keys of the items that it is one with. */
  const groups = new Map<string, readonly string[]>();
  const joined = new Set<string>();
  const stray: Diagnosis[] = [];
  for (const { rule, place } of refused) {
    const path = (place.path ?? []).slice(0, -1);
    const at = path.at(-1);
    const item = valueAt(data, path);
    if (rule !== 'cle-manquante' || typeof at !== 'number' || !isMap(item)) continue;
    const above = [...path.slice(0, -1), at - 1].join('\0');
    const name = path.join('\0');
    const before = groups.get(above);
    const keys = Object.keys(item);
    if (groups.has(name)) continue;
    const { line } = placeOf([...path, keys[0] ?? '']);
    const written = lines[line - first] ?? '';
    const isStray = before && DASH.test(written) && keys.every((key) => !before.includes(key));
    groups.set(name, isStray ? [...before, ...keys] : keys);
    if (!isStray) continue;
    joined.add(above).add(name);
    stray.push({
      ...STRAY_DASH,
      place: { ...placeOfLine(text, line), path },
      right: written.replace(DASH, '$1 '),
    });
  }
  const isApart = ({ rule, place: { path = [] } }: Diagnosis) =>
    rule !== 'cle-manquante' || !joined.has(path.slice(0, -1).join('\0'));
  return stray.length > 0 ? [...refused.filter(isApart), ...stray] : refused;
}

const DASH = /^(\s*)-(?=\s)/;

const STRAY_DASH = {
  rule: 'yaml-liste',
  message:
    'Ce tiret est de trop : cette ligne va avec celle du dessus, et non à un nouvel élément.',
  hint: 'Remplacez le tiret par un espace.',
};

/** Near a line that cannot be read, keys may seem missing, unknown or empty. */
function isDoubtful({ rule, place }: Diagnosis, yaml: YamlReading): boolean {
  if (!/^(?:cle-|alt-manquant|champ-vide|forme)/.test(rule)) return false;
  const block = yaml.blockOf(place.line);
  return yaml.diagnoses.some(
    (one) => isError(one) && one.right === undefined && yaml.blockOf(one.place.line) === block,
  );
}

const withoutFix = ({ right, ...rest }: Diagnosis): Diagnosis => rest;

/** A key that follows from lines, a sum, is not missing while one of those lines has a fault. */
const isUnknownYet = (
  { rule, place: { path = [] } }: Diagnosis,
  schema: z.ZodType,
  all: readonly Diagnosis[],
) =>
  rule === 'cle-manquante' &&
  helpAt(schema, path).follows !== undefined &&
  all.some(({ place }) => (place.path?.length ?? 0) > 1);

/** The path of the right key for a misspelt one: it is not also reported as missing. */
const keyMisspelt = ({ place: { path = [], part }, right }: Diagnosis): string | undefined =>
  part === 'key' ? right && [...path.slice(0, -1), right].join('\0') : undefined;

/** Minimum number of unknown keys by which frontmatter is taken for that of another site. */
const FOREIGN_KEYS = 4;

/** Of frontmatter that was written for another site: one issue for all its keys, and none for those that are missing. */
function withoutForeignKeys(found: readonly Diagnosis[]): readonly Diagnosis[] {
  const unknown = found.filter(
    ({ rule, place }) => rule === 'cle-inconnue' && place.path?.length === 1,
  );
  const foreign = unknown.filter(({ right }) => right === undefined);
  const whole = foreign.length >= FOREIGN_KEYS && otherSite(foreign);
  if (!whole) return found;
  const isOfKeys = ({ rule }: Diagnosis) =>
    /^(?:cle-(?:inconnue|manquante)|alt-manquant)$/.test(rule);
  return [
    whole,
    ...found.filter((one) => !isOfKeys(one) || (one.right && one.rule === whole.rule)),
  ];
}

function otherSite(foreign: readonly Diagnosis[]): Diagnosis | undefined {
  const keys = foreign.map(({ place }) => String(place.path?.[0]));
  const [first] = foreign;
  return (
    first && {
      ...first,
      message: `Cet en-tête vient d’un autre site : ${keys.length} de ses clés n’existent pas ici.`,
      hint: `Effacez les lignes de ces clés : ${keys.join(', ')}. Reprenez celles d’un modèle de content/JE-VEUX.md.`,
    }
  );
}
