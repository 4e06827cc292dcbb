import * as z from 'zod';
import type french from '../../../content/interface/fr.json';
import { item } from './fields.ts';

/** Interface texts, in groups; the site replaces words in braces, such as `{title}`. */
export type Words = typeof french;

/** The words in braces that the site replaces: where it has no value for one, visitors would read it as it is written. */
export const FILLED_NAMES: readonly string[] = [
  'all',
  'alt',
  'amount',
  'at',
  'collected',
  'count',
  'day',
  'email',
  'file',
  'host',
  'left',
  'name',
  'note',
  'phone',
  'price',
  'projects',
  'quarter',
  'reference',
  'shown',
  'spent',
  'tariff',
  'theme',
  'title',
  'weight',
];

const group = z.record(z.string(), item('Ce que le site dit ici.'));

/**
 * `content/interface/fr.json` and `en.json`: interface texts. Their keys are those of the type `Words`, by which the code
 * reads them: the check holds each file to the keys of the other, and the compiler the code to those of `fr.json`.
 */
export const interfaceWords = z.record(z.string(), group) as unknown as z.ZodType<Words>;
