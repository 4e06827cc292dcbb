import { stringify } from 'yaml';
import type * as z from 'zod';
import { isBareAt } from '../../site/schema/schema-fields.ts';
import type { Position, Range, TextPlace } from '../../values/issue.ts';
import type { Path } from '../../values/paths.ts';

/** A key or value as it stands in a file. */
interface Written {
  path: Path;
  part: 'key' | 'value';
  position: Position;
  /** Undefined for what is missing. */
  range: Range | undefined;
  /** It stands in brackets or braces: `[a, b]`. */
  inFlow: boolean;
  /** The text of the whole file. */
  text: string;
  schema: z.ZodType | undefined;
}

/**
 * The place of a key or value, where another is written in its stead, in quotes if it needs them. What is on several lines, an
 * empty value, and an item of a list, which has no key, are not replaced.
 */
export function writtenPlace({ path, part, position, range, ...source }: Written): TextPlace {
  const { inFlow, text, schema } = source;
  const place = { ...position, path, part };
  const written = range ? text.slice(range.from, range.to) : '';
  const isItem = part === 'key' && typeof path.at(-1) === 'number';
  if (written === '' || written.includes('\n') || isItem) return place;
  const isPlain = part === 'key' || isBareAt(schema, path);
  const isQuoted = /^["']/.test(written) || inFlow;
  return { ...place, range, write: (right) => (isPlain ? right : yamlText(right, isQuoted)) };
}

/** A text as YAML on one line, in quotes where it needs them. */
const yamlText = (value: string, isQuoted: boolean): string =>
  stringify(value, {
    lineWidth: 0,
    defaultStringType: isQuoted ? 'QUOTE_DOUBLE' : 'PLAIN',
    blockQuote: false,
  }).trimEnd();
