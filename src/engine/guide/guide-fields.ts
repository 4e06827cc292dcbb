import { z } from 'zod';
import type { Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { FieldHelp } from '../schema.ts';
import { unwrap } from '../values/schema-fields.ts';

/** A key of a kind of file, as its editor needs to know it. */
export interface GuideField {
  key: string;
  /** What it is called for who does not read keys. */
  label: string;
  isRequired: boolean;
  /** What to write there: a French sentence. */
  description: string;
  example: string | undefined;
  /** The words allowed, when the list is closed. */
  words: readonly string[];
  /** The keys of its object, or of each element of its list. */
  inner: readonly GuideField[];
  isList: boolean;
  /** Samples show it, required or not. */
  inSample: boolean;
  /** A number, true or false: written without quotes. */
  isNumber: boolean;
  isYesNo: boolean;
  /** The numbers that fit. */
  range: { isWhole: boolean; min: number | null; max: number | null } | undefined;
  /** The format that its text must have. */
  format: Format | undefined;
}

/** What keys are called; one that means another thing below a certain key stands as `parent.key`. */
export type Labels = Readonly<Record<string, string>>;

/** The keys of a schema in their order, with those below them. */
export function guideFields(schema: z.ZodType, labels: Labels = {}, parent = ''): GuideField[] {
  const object = unwrap(schema);
  if (!(object instanceof z.ZodObject)) return [];
  return Object.entries(object.shape).map(([key, field]) => {
    const label = labels[`${parent}.${key}`] ?? labels[key] ?? key;
    return guideField(key, field as z.ZodType, label, labels);
  });
}

function guideField(key: string, schema: z.ZodType, label: string, labels: Labels): GuideField {
  const field = unwrap(schema);
  const isList = field instanceof z.ZodArray;
  const element = isList ? unwrap(field.element as z.ZodType) : field;
  const help = helpOf(schema, field, element);
  return {
    key,
    label,
    isRequired: !(schema instanceof z.ZodOptional),
    description: help.description ?? '',
    example: help.example,
    words: element instanceof z.ZodEnum ? element.options.map(String) : [],
    inner: guideFields(element, labels, key),
    isList,
    inSample: help.inSample === true,
    isNumber: element instanceof z.ZodNumber || element instanceof z.ZodLiteral,
    isYesNo: element instanceof z.ZodLiteral,
    range:
      element instanceof z.ZodNumber
        ? { isWhole: element.isInt, min: element.minValue, max: element.maxValue }
        : undefined,
    format: help.format && formatOf(help.format),
  };
}

const helpOf = (...schemas: z.ZodType[]): Partial<FieldHelp> =>
  schemas.map((schema) => schema.meta()).find((meta) => meta !== undefined) ?? {};

/** A value to paste for a field: its example or its first word, else what to write there, between quotes. */
export function sampleValue({ example, words, isNumber, description }: GuideField): string {
  const value = example ?? words[0] ?? description.replace(/\.$/, '');
  const isPlain =
    isNumber || words.length > 0 || /^[/"][^:#]*$|^\d{4}-\d\d-\d\d$|^https?:\S+$/.test(value);
  return isPlain ? value : `"${value}"`;
}

/** The lines of a field with sample values, a list with one element; optional keys below it are left out. */
export function sampleLines(field: GuideField, indent = ''): string[] {
  if (field.inner.length === 0) {
    const value = sampleValue(field);
    return field.isList
      ? [`${indent}${field.key}:`, `${indent}  - ${value}`]
      : [`${indent}${field.key}: ${value}`];
  }
  const shown = field.inner.filter(({ isRequired, inSample }) => isRequired || inSample);
  const below = `${indent}  `;
  const lines = shown.flatMap((inner) => sampleLines(inner, field.isList ? `${below}  ` : below));
  if (field.isList && lines[0] !== undefined) lines[0] = `${below}- ${lines[0].trimStart()}`;
  return [`${indent}${field.key}:`, ...lines];
}
