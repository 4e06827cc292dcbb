import type { z } from 'zod';
import { type GuideField, guideFields } from '../engine/guide/fields.ts';
import { LABELS } from './labels.ts';

export type SiteField = GuideField;

/** The keys of a schema of this site in their order, each with its label, what to write there and what fits. */
export const fieldsOf = (schema: z.ZodType): SiteField[] => guideFields(schema, LABELS);

/** What a key is called below another. */
export const labelOf = (key: string, parent = '') =>
  LABELS[`${parent}.${key}`] ?? LABELS[key] ?? key;
