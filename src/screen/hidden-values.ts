import type { Field } from '@sveltia/cms';
import { isEmpty, isEquivalent, isPlainObject, type PlainObject } from './values.ts';

/** Whether a field can show a value. Sveltia CMS shows a blank field if the value has a wrong type: a date field for « bientôt ». */
function canShow({ widget }: Field, value: unknown): boolean {
  if (widget === 'object') return isPlainObject(value);
  if (widget === 'list') return Array.isArray(value);
  if (widget === 'boolean') return typeof value === 'boolean';
  if (widget === 'datetime') return /^\d{4}-\d{2}-\d{2}$/.test(String(value));
  return typeof value !== 'object';
}

/** Data to save, with the file's values that no field could show: their fields are blank, but the editor did not empty them. */
export function restoreHiddenValues(
  fields: readonly Field[],
  old: PlainObject,
  edited: PlainObject,
): PlainObject {
  const restored = Object.entries(old).flatMap(([key, value]): [string, unknown][] => {
    // Fields of different collections may have the same name.
    const sameName = fields.filter(({ name }) => name === key);
    const inner = sameName.flatMap((field) =>
      'fields' in field && Array.isArray(field.fields) ? field.fields : [],
    );
    const next = edited[key];
    if (sameName.length > 0 && isEmpty(next) && !sameName.some((field) => canShow(field, value)))
      return [[key, value]];
    if (isPlainObject(value) && isPlainObject(next))
      return [[key, restoreHiddenValues(inner, value, next)]];
    if (!Array.isArray(value) || !Array.isArray(next) || value.length !== next.length) return [];
    const elements = next.map((element, index) => {
      const before: unknown = value[index];
      return isPlainObject(before) && isPlainObject(element) && hasCommonValue(before, element)
        ? restoreHiddenValues(inner, before, element)
        : element;
    });
    return [[key, elements]];
  });
  return { ...edited, ...Object.fromEntries(restored) };
}

/** Whether two objects share an equivalent value: at the same index of a list, they are one element before and after an edit. */
const hasCommonValue = (old: PlainObject, edited: PlainObject) =>
  Object.keys(old).some((key) => !isEmpty(old[key]) && isEquivalent(old[key], edited[key]));
