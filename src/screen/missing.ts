import type { Field } from '@sveltia/cms';
import { isAbsent } from './values.ts';

/** The labels of required fields at the top of a text that have no value. */
export const missingOf = (
  fields: readonly Field[],
  data: Readonly<Record<string, unknown>>,
): string[] =>
  fields.flatMap((field) => {
    const isRequired = 'required' in field && field.required === true;
    return isRequired && isAbsent(data[field.name]) ? [field.label ?? field.name] : [];
  });
