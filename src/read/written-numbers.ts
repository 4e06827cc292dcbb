import type { z } from 'zod';
import { fieldsOf } from '../content/fields.ts';
import { writtenAt } from './corrected-line.ts';
import type { YamlReading } from './yaml/read.ts';

/** `15.000` is fifteen for YAML, fifteen thousand for people who count in francs. */
const THOUSANDS = /^\+?\d+\.\d{3}$/;

/**
 * The data of frontmatter, where an amount written with a dot before three digits stays the text that it is:
 * the schema then refuses it, instead of reading a thousandth of what was meant.
 */
export function amountsAsWritten(yaml: Pick<YamlReading, 'data' | 'lineAt'>, schema: z.ZodType) {
  const { data } = yaml;
  let kept = data;
  for (const { path, value, help } of fieldsOf(schema, data)) {
    if (typeof value !== 'number' || help.form !== 'montant') continue;
    const written = writtenAt(yaml, path);
    if (THOUSANDS.test(written)) kept = withValueAt(kept, path, written);
  }
  return kept;
}

/** A copy of plain data with another value at `path`; what is not on the path is shared. */
function withValueAt(data: unknown, path: readonly PropertyKey[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((item, index) => (index === key ? withValueAt(item, rest, value) : item));
  }
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, item]) => [
      name,
      name === key ? withValueAt(item, rest, value) : item,
    ]),
  );
}
