import type { z } from 'zod';
import type { Explanation } from '../content/explanation.ts';
import { fieldsOf } from '../content/fields.ts';
import { show } from '../content/forms/form.ts';
import { valueAt } from '../content/values.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { YamlReading } from './yaml/read.ts';

/** A number as it is written; `15.000` is fifteen for YAML, fifteen thousand for whoever counts in francs. */
const NUMBER = /^[+-]?[\d.][\w.+-]*/;
const THOUSANDS = /^(\+?\d+)\.(\d{3})$/;

/**
 * The data of frontmatter, where an amount written with a dot before three digits stays the text that it is:
 * the schema then refuses it, instead of reading a thousandth of what was meant.
 */
export function amountsAsWritten(yaml: Pick<YamlReading, 'data' | 'lineAt'>, schema: z.ZodType) {
  const { data, lineAt } = yaml;
  let kept = data;
  for (const { path, value, help } of fieldsOf(schema, data)) {
    if (typeof value !== 'number' || help.form !== 'montant') continue;
    const { text, column } = lineAt(path, 'value');
    const [written = ''] = NUMBER.exec(text.slice(column - 1)) ?? [];
    if (THOUSANDS.test(written)) kept = withValueAt(kept, path, written);
  }
  return kept;
}

/** An explanation that shows a number as its editor wrote it, with its thousands put right where it should be a text. */
export function numberAsWritten(said: Explanation, frontmatter: Frontmatter): Explanation {
  const read = valueAt(frontmatter.data, said.path);
  if (typeof read !== 'number' || said.point !== 'value') return said;
  const { text, column } = frontmatter.lineAt(said.path, 'value');
  const written = NUMBER.exec(text.slice(column - 1))?.[0];
  if (written === undefined || written === String(read)) return said;
  const message = said.message.replace(show(read), show(written));
  const [, thousands, rest] = THOUSANDS.exec(written) ?? [];
  if (!said.fix || !('quote' in said.fix) || thousands === undefined) return { ...said, message };
  const value = `"${thousands} ${rest}"`;
  return {
    ...said,
    message: message.replace(' ; ', `, que le site lirait comme ${read} ; `),
    hint: `Écrivez ce nombre entre guillemets droits, avec une espace entre les milliers : ${value}.`,
    fix: { value },
  };
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
