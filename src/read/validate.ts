import type { z } from 'zod';
import { explain } from '../content/explain.ts';
import type { FieldDiagnosis, Path } from '../content/values.ts';
import { lineWithKey, lineWithValue, writtenAt } from './corrected-line.ts';
import type { Fault } from './fault.ts';
import type { Frontmatter } from './frontmatter.ts';

const ABSENT = new Set(['cle-manquante', 'alt-manquant']);

interface Subject<T> {
  frontmatter: Frontmatter;
  schema: z.ZodType<T>;
  /** Top-level keys that could not be read: nothing more is said about them. */
  lost: ReadonlySet<string>;
}

/** Data of a known shape, or the faults that say why it is not: one for each field. */
export function validate<T>({ frontmatter, schema, lost }: Subject<T>): {
  value: T | undefined;
  faults: Fault[];
} {
  const data = frontmatter.data ?? {};
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, faults: [] };
  const written = (path: Path) => writtenAt(frontmatter, path);
  const found = result.error.issues
    .flatMap((issue) => explain(issue, { data, schema, written }))
    .filter(({ path }) => !lost.has(String(path[0])));
  const misspelt = new Set(found.map(keyMisspelt));
  const faults = found
    .filter(({ rule, path }) => !ABSENT.has(rule) || !misspelt.has(path.join('\0')))
    .map((one) => place(one, frontmatter));
  return { value: undefined, faults };
}

/** The key that a misspelt one stands for: not missing, then. */
const keyMisspelt = ({ path, part, suggestion }: FieldDiagnosis): string | undefined =>
  part === 'key' ? suggestion && [...path.slice(0, -1), suggestion].join('\0') : undefined;

/** What is said of a field, on its line, with the whole line corrected where the right key or value is known. */
function place(
  { path, part, suggestion, ...diagnosis }: FieldDiagnosis,
  frontmatter: Frontmatter,
): Fault {
  const at = frontmatter.placeOf(path, part);
  if (suggestion === undefined) return { ...diagnosis, ...at };
  const corrected = part === 'key' ? lineWithKey : lineWithValue;
  const line = corrected(frontmatter, path, suggestion);
  return { ...diagnosis, ...at, ...(line === undefined ? {} : { suggestion: line }) };
}
