import type * as z from 'zod';
import type { Keys } from '../site/kinds/spec.ts';
import { plainData } from '../site/plain-data.ts';
import { helpAt } from '../site/schema/schema-fields.ts';
import { type Diagnosis, isError } from '../values/issue.ts';
import { isMap } from '../values/paths.ts';
import { faultsOf } from './explain.ts';
import { readYaml, type YamlReading, type YamlText } from './yaml/read-yaml.ts';

interface KeysSource extends YamlText {
  schema: z.ZodType;
  /** Adds keys that follow from others. */
  completed?: ((keys: Keys) => Keys) | undefined;
}

export interface KeysReading extends Omit<YamlReading, 'data'> {
  /** The keys in their plain form, with those that follow from others; valid or not. */
  data: unknown;
  /** The keys by their schema; undefined when they break it. */
  valid: unknown;
}

/**
 * Reads the keys of a file: parses, writes the values as they are meant, and validates them by the schema. Where a key has a fault
 * of YAML, nothing else is reported.
 */
export function readKeys(source: KeysSource): KeysReading {
  const { schema, completed = (keys) => keys } = source;
  const yaml = readYaml(source);
  const plain = plainData(schema, yaml.data ?? {});
  const data = isMap(plain) ? completed(plain) : plain;
  const result = schema.safeParse(data);
  const refused = faultsOf({ ...yaml, data, schema }, result.error).filter(
    ({ place }) => !yaml.partial.has(String(place.path?.[0])),
  );
  const ofSchema = refused.filter((one) => !isUnknownYet(one, schema, refused));
  const diagnoses = [...yaml.diagnoses, ...ofSchema];
  return { ...yaml, data, valid: diagnoses.some(isError) ? undefined : result.data, diagnoses };
}

/** A key that follows from lines, a sum, is not missing while one of those lines has a fault. */
const isUnknownYet = (
  { rule, place: { path = [] } }: Diagnosis,
  schema: z.ZodType,
  all: readonly Diagnosis[],
) =>
  rule === 'cle-manquante' &&
  helpAt(schema, path).follows !== undefined &&
  all.some(({ place }) => (place.path?.length ?? 0) > 1);
