import type * as z from 'zod';
import type { Document } from '../content/document.ts';
import { LABELS } from '../content/labels.ts';
import { fcfa } from '../content/money.ts';
import { sharedFiles } from '../content/schema/index.ts';
import type { Sensitive } from '../content/schema/primitives.ts';
import { helpAt } from '../content/schema/schema-fields.ts';
import { bodyLeaves } from './body-leaves.ts';
import { SENSITIVE_NAMES } from './sensitive-values.ts';

/** One value of the frontmatter or of a YAML file, or one passage of a body, as plain text. */
export interface Leaf {
  /** Path of keys: `budgetLines/Impression/amount`. Items of lists have names, not numbers, which a new item would change; empty in a body. */
  key: string;
  /** French name with the keys: `Montant (budgetLines.Impression.amount)`; empty for text of a body. */
  label: string;
  text: string;
  /** Kind of sensitive value, from the schema. */
  watch?: Sensitive | undefined;
  /** 1 to 6 for a heading of a body; 0 for all other leaves. */
  heading: number;
  /** Heading above a passage of a body; empty for all other leaves. */
  under: string;
}

/** All leaves of a content file, in the order of the file; it may be invalid, as a file of an older version may be. */
export const leavesOf = (document: Document): Leaf[] => [
  ...leavesIn(document.data, [], document.schema),
  ...(document.hasBody ? bodyLeaves(document) : []),
];

function leavesIn(value: unknown, keys: readonly string[], schema: z.ZodType): Leaf[] {
  if (Array.isArray(value)) {
    if (value.every(isScalar)) return leavesIn(value.map(String).join(', '), keys, schema);
    const names = value.map(nameOf);
    return value.flatMap((item, index) => {
      const name = names[index] ?? '';
      const same = names.slice(0, index).filter((other) => other === name).length;
      return leavesIn(item, [...keys, same ? `${name} (${same + 1})` : name], schema);
    });
  }
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => leavesIn(inner, [...keys, key], schema));
  if (!isScalar(value) || value === '') return [];
  const watch = watchAt(schema, keys);
  const isAmount = watch === 'argent' && typeof value === 'number';
  const text = isAmount ? fcfa(value) : textOf(value);
  const label = labelOf(schema, keys, watch);
  return [{ key: keys.join('/'), label, text, watch, heading: 0, under: '' }];
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const textOf = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'oui' : 'non') : String(value);

/** Name of an item of a list: itself, or its first text (`Impression` for `{ item: Impression, amount: 20000 }`). */
function nameOf(item: unknown): string {
  if (item === null || typeof item !== 'object') return textOf(item);
  const first = Object.values(item).find((value) => typeof value === 'string');
  return typeof first === 'string' ? first : 'ligne';
}

/** Kind of sensitive value of a key, or of a key above it. */
function watchAt(schema: z.ZodType, keys: readonly string[]): Sensitive | undefined {
  const words = keys.map((_, at) => helpAt(schema, keys.slice(0, at + 1)).watch);
  return words.find((word): word is Sensitive => Object.hasOwn(SENSITIVE_NAMES, word ?? ''));
}

/** In `site.yml` the name is the description for editors, because one word does not tell one telephone from another. */
function labelOf(schema: z.ZodType, keys: readonly string[], watch: Sensitive | undefined): string {
  const [above = '', key = ''] = keys.slice(-2).length > 1 ? keys.slice(-2) : ['', ...keys];
  const { description } = schema === sharedFiles.site.schema ? helpAt(schema, keys) : {};
  const name =
    description?.replace(/\.$/, '') ??
    LABELS[`${above}.${key}`] ??
    LABELS[key] ??
    (watch && SENSITIVE_NAMES[watch]);
  if (name === undefined) return keys.join('.');
  return keys.length > 1 ? `${name} (${keys.join('.')})` : name;
}
