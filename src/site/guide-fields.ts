import * as z from 'zod';
import type { FieldHelp } from './schema/fields.ts';
import { helpOf, unwrap } from './schema/schema-fields.ts';

/** A frontmatter key, as the guide and the writing screen describe it to editors: with what its schema says of it. */
export interface GuideField extends Partial<FieldHelp> {
  key: string;
  label: string;
  description: string;
  isRequired: boolean;
  /** A French sentence: what the value is when the key is omitted; empty when it does not follow from others. */
  omission: string;
  /** Allowed words; empty when every text is allowed. */
  words: readonly string[];
  /** Keys of the object, if the value is an object, or of each element, if it is a list. */
  inner: readonly GuideField[];
  isList: boolean;
  /** The value has no quotes in YAML: a number, true or false. */
  isNumber: boolean;
  isYesNo: boolean;
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
  const isRequired = !(schema instanceof z.ZodOptional) && help.follows === undefined;
  return {
    ...help,
    key,
    label: help.label ?? key,
    description: help.description ?? '',
    isRequired,
    omission: help.follows === undefined ? '' : `Facultatif : sans lui, ${help.follows}.`,
    words: element instanceof z.ZodEnum ? element.options.map(String) : [],
    inner: guideFields(element),
    isList,
    isNumber: element instanceof z.ZodNumber || element instanceof z.ZodLiteral,
    isYesNo: element instanceof z.ZodLiteral,
  };
}

/** Sample value of a field: its example, or its first allowed word, or its description; in quotes if YAML needs them. */
function sampleValue({ example, words, isNumber, description }: GuideField): string {
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
