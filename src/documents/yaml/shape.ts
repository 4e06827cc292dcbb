import * as z from 'zod';
import { step, unwrap } from '../../content/schema/schema-fields.ts';
import type { Path } from '../../values/paths.ts';

/** Schemas of values that are neither a list nor have keys. */
const LEAVES = [z.ZodString, z.ZodNumber, z.ZodEnum, z.ZodLiteral];

/** Path of the first value that is a text where its schema wants a list or keys, or the reverse; undefined without one. */
export function misshapenAt(schema: z.ZodType | undefined, value: unknown): Path | undefined {
  if (!schema || (typeof value !== 'string' && typeof value !== 'object') || value === null)
    return undefined;
  const inner = unwrap(schema);
  const wantsList = inner instanceof z.ZodArray;
  const wantsKeys = inner instanceof z.ZodObject || inner instanceof z.ZodRecord;
  if (wantsList || wantsKeys) {
    if (typeof value === 'string' || Array.isArray(value) !== wantsList) return [];
  }
  if (typeof value === 'string') return undefined;
  if (LEAVES.some((leaf) => inner instanceof leaf)) return [];
  for (const [key, one] of Object.entries(value)) {
    const path = misshapenAt(step(inner, key), one);
    if (path) return [wantsList ? Number(key) : key, ...path];
  }
  return undefined;
}
