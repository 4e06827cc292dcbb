import * as z from 'zod';
import type { Format } from './formats/format.ts';
import { helpOf, unwrap } from './schema/schema-fields.ts';

/** A frontmatter key, as the guide describes it to editors. */
export interface GuideField {
  key: string;
  label: string;
  isRequired: boolean;
  /** The template of a new file has the key with a sample value. */
  inTemplate: boolean;
  /** A French sentence. */
  description: string;
  /** A French sentence: what the value is when the key is omitted; empty when it does not follow from others. */
  omission: string;
  example: string | undefined;
  /** Allowed words; empty when every text is allowed. */
  words: readonly string[];
  /** French names of words that are not French. */
  names: Readonly<Record<string, string>>;
  /** Keys of the object, if the value is an object, or of each element, if it is a list. */
  inner: readonly GuideField[];
  isList: boolean;
  inSample: boolean;
  isUsual: boolean;
  /** The value has no quotes in YAML: a number, true or false. */
  isNumber: boolean;
  isYesNo: boolean;
  format: Format | undefined;
}

/** The keys of a schema in its order, each with its inner keys; empty for a schema that is no object. */
export function guideFields(schema: z.ZodType): GuideField[] {
  const object = unwrap(schema);
  if (!(object instanceof z.ZodObject)) return [];
  return Object.entries(object.shape).map(([key, field]) => guideField(key, field as z.ZodType));
}

function guideField(key: string, schema: z.ZodType): GuideField {
  const field = unwrap(schema);
  const isList = field instanceof z.ZodArray;
  const element = isList ? unwrap(field.element as z.ZodType) : field;
  const help = helpOf([schema, field, element].find((one) => one.meta()) ?? schema);
  const isNeeded = !(schema instanceof z.ZodOptional);
  return {
    key,
    label: help.label ?? key,
    isRequired: isNeeded && help.follows === undefined,
    inTemplate: help.inTemplate === true || (isNeeded && help.follows === undefined),
    description: help.description ?? '',
    omission: help.follows === undefined ? '' : `Facultatif : sans lui, ${help.follows}.`,
    example: help.example,
    words: element instanceof z.ZodEnum ? element.options.map(String) : [],
    names: help.names ?? {},
    inner: guideFields(element),
    isList,
    inSample: help.inSample === true,
    isUsual: help.isUsual === true,
    isNumber: element instanceof z.ZodNumber || element instanceof z.ZodLiteral,
    isYesNo: element instanceof z.ZodLiteral,
    format: help.format,
  };
}

/** Sample value of a field: its example, or its first allowed word, or its description; in quotes if YAML needs them. */
export function sampleValue({ example, words, isNumber, description }: GuideField): string {
  const value = example ?? words[0] ?? description.replace(/\.$/, '');
  const isPlain =
    isNumber || words.length > 0 || /^[/"][^:#]*$|^\d{4}-\d\d-\d\d$|^https?:\S+$/.test(value);
  return isPlain ? value : `"${value}"`;
}

/** YAML lines of a field with sample values. A list gets one element; optional inner keys are omitted unless `inSample`. */
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
