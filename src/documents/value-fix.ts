import { stringify } from 'yaml';
import type * as z from 'zod';
import { isBareAt } from '../content/schema/schema-fields.ts';
import type { Fix } from '../values/issue.ts';
import type { Path } from '../values/paths.ts';
import type { YamlReading } from './yaml/read-yaml.ts';

interface Written extends Pick<YamlReading, 'rangeOf'> {
  /** The text of the whole file. */
  text: string;
}

/** A fix that writes a value in place of another; undefined for a missing value, and for one on several lines. */
export function valueFix(
  { text, schema, rangeOf }: Written & { schema: z.ZodType },
  path: Path,
  value: string,
): Fix | undefined {
  const range = rangeOf(path, 'value');
  if (!range) return undefined;
  const { from, to, inFlow } = range;
  const written = text.slice(from, to);
  if (written.includes('\n') || written === '') return undefined;
  const isQuoted = /^["']/.test(written) || inFlow;
  if (isBareAt(schema, path)) return { from, to, text: value };
  return { from, to, text: yamlText(value, isQuoted) };
}

/** A text as YAML on one line, in quotes where it needs them. */
const yamlText = (value: string, isQuoted = false): string =>
  stringify(value, {
    lineWidth: 0,
    defaultStringType: isQuoted ? 'QUOTE_DOUBLE' : 'PLAIN',
    blockQuote: false,
  }).trimEnd();

/** A fix that writes a key in place of another; undefined for a missing key. */
export function keyFix({ text, rangeOf }: Written, path: Path, key: string): Fix | undefined {
  const range = rangeOf(path, 'key');
  const written = range && text.slice(range.from, range.to);
  // An item of a list has no key.
  if (!range || written?.includes('\n') || typeof path.at(-1) === 'number') return undefined;
  return { from: range.from, to: range.to, text: key };
}
