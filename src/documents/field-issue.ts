import { stringify } from 'yaml';
import type { FrontmatterSource, ValueRange } from '../model/document.ts';
import { isBareAt } from '../site/schema/schema-fields.ts';
import type { Fix, Found } from '../values/issue.ts';
import type { FieldDiagnosis } from '../values/paths.ts';

type Fields = Pick<FrontmatterSource, 'text' | 'schema' | 'positionOf' | 'rangeOf'>;

/** An issue at a key or at its value; its suggestion, what to write there instead, becomes a fix. */
export function fieldIssue(fields: Fields, { suggestion, ...diagnosis }: FieldDiagnosis): Found {
  const { path, part, ...found } = diagnosis;
  const range = suggestion === undefined ? undefined : fields.rangeOf(path, part);
  const fix = range && suggestion !== undefined && fixOf(diagnosis, suggestion, range, fields);
  return { ...fields.positionOf(path, part), path, ...found, ...(fix && { fix }) };
}

/** Undefined for what is on several lines, for an empty value, and for an item of a list, which has no key. */
function fixOf(
  { path, part }: FieldDiagnosis,
  suggestion: string,
  { from, to, inFlow }: ValueRange,
  { text, schema }: Fields,
): Fix | undefined {
  const written = text.slice(from, to);
  const isItem = part === 'key' && typeof path.at(-1) === 'number';
  if (written === '' || written.includes('\n') || isItem) return undefined;
  const isPlain = part === 'key' || isBareAt(schema, path);
  const isQuoted = /^["']/.test(written) || inFlow;
  return { from, to, text: isPlain ? suggestion : yamlText(suggestion, isQuoted) };
}

/** A text as YAML on one line, in quotes where it needs them. */
const yamlText = (value: string, isQuoted: boolean): string =>
  stringify(value, {
    lineWidth: 0,
    defaultStringType: isQuoted ? 'QUOTE_DOUBLE' : 'PLAIN',
    blockQuote: false,
  }).trimEnd();
