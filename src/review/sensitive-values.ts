import type { Sensitive } from '../site/schema/fields.ts';
import { percentDecoded, withoutHiddenCharacters } from '../values/text.ts';
import { numbersIn } from './numbers.ts';

// With `*` instead of `{0,60}`, time would be quadratic.
const PATTERNS: Partial<Record<Sensitive, RegExp>> = {
  argent: /(?<![\p{L}\d])\d[\d\s.,]{0,60}(?:F\s?CFA|XAF|€|EUR|francs?|F)(?![\p{L}\d])/giu,
  courriel:
    /(?<=mailto:)[^\s"'<>()]{3,300}|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
  adresse: /\b(?:https?:\/\/|wa\.me\/)[^\s"'<>()«»]{3,300}/gi,
};

/** The sensitive values of one kind in a text, without what makes two spellings of one value differ; hidden characters hide none. */
export function sensitiveValuesIn(kind: Sensitive, text: string): string[] {
  if (kind === 'telephone') return numbersIn(text);
  const values = withoutHiddenCharacters(text).match(PATTERNS[kind] ?? /$^/g) ?? [];
  return values.map((value) => percentDecoded(value).toLowerCase().replace(/\s/g, ''));
}
