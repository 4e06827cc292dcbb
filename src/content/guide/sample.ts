import type { GuideField } from './fields.ts';

/** A value to paste for a field: its example or its first word, else what to write there, between quotes. */
export function sampleValue({ example, words, isNumber, description }: GuideField): string {
  const value = example ?? words[0] ?? description.replace(/\.$/, '');
  const isPlain =
    isNumber || words.length > 0 || /^[/"][^:#]*$|^\d{4}-\d\d-\d\d$|^https?:\S+$/.test(value);
  return isPlain ? value : `"${value}"`;
}

/** The lines of a field with sample values, a list with one element; optional keys below it are left out. */
export function sampleLines(field: GuideField, indent = ''): string[] {
  if (field.inner.length === 0) {
    const value = sampleValue(field);
    return field.isList
      ? [`${indent}${field.key}:`, `${indent}  - ${value}`]
      : [`${indent}${field.key}: ${value}`];
  }
  const shown = field.inner.filter(({ isRequired }) => isRequired);
  const below = `${indent}  `;
  const lines = shown.flatMap((inner) => sampleLines(inner, field.isList ? `${below}  ` : below));
  if (field.isList && lines[0] !== undefined) lines[0] = `${below}- ${lines[0].trimStart()}`;
  return [`${indent}${field.key}:`, ...lines];
}
