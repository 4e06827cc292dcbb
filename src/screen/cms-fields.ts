import type { Field } from '@sveltia/cms';
import { PROOF } from '../content/formats/gabon.ts';
import type { SiteField } from '../content/labels.ts';
import { AMOUNT_PATTERN } from './amounts.ts';
import { OMITTED_FIELDS } from './collections.ts';
import { hintOf, optionLabel } from './hints.ts';

/** Field for one key of a schema, in a list; no field for a key in `OMITTED_FIELDS`. `parent` is a path of keys: `page.section`. */
export function cmsFields(field: SiteField, parent: string): Field[] {
  const path = `${parent}.${field.key}`;
  if (Object.hasOwn(OMITTED_FIELDS, path)) return [];
  const common = {
    name: field.key,
    label: field.label,
    hint: hintOf(field.description),
    required: field.isRequired,
  };
  const fields = field.inner.flatMap((inner) => cmsFields(inner, path));
  const isGroup = fields.length > 0;
  if (field.isList) {
    const element = { name: 'element', label: field.label, ...widgetOf(field) };
    const type = isGroup ? { fields, summary: summaryOf(field.inner) } : { field: element };
    return [{ ...common, widget: 'list', ...type, label_singular: 'une ligne', collapsed: 'auto' }];
  }
  if (!isGroup) return [{ ...common, ...widgetOf(field) }];
  return [{ ...common, widget: 'object', fields, collapsed: 'auto' }];
}

/** Title of a collapsed list element, as the template `{{name}} · {{price}}`: up to three keys, required ones if there are any. */
function summaryOf(fields: readonly SiteField[]): string {
  // These keys contain identifiers in English: `icon`, and `name` in an element that also has a label.
  const hidden = fields.some(({ key }) => key === 'label') ? ['icon', 'name'] : ['icon'];
  const texts = fields.filter(
    ({ inner, isYesNo, format, key }) =>
      inner.length === 0 && !isYesNo && format?.rule !== IMAGE && !hidden.includes(key),
  );
  const required = texts.filter(({ isRequired }) => isRequired);
  const candidates = [required, texts, fields].find(({ length }) => length > 0) ?? [];
  return candidates
    .slice(0, 3)
    .map(({ key }) => `{{${key}}}`)
    .join(' · ');
}

const IMAGE = 'image-adresse';

/** The Sveltia CMS widget for a single value, with its options and its validation. */
function widgetOf({ words, isYesNo, range, format, example = '' }: SiteField) {
  if (words.length > 0) {
    const options = words.map((value) => ({ value, label: optionLabel(value) }));
    return { widget: 'select', options } as const;
  }
  if (isYesNo) return { widget: 'boolean' } as const;
  if (range?.isWhole)
    return { widget: 'string', use_emoji_autocomplete: false, pattern: AMOUNT_PATTERN } as const;
  if (range) {
    const max = range.max ?? Number.MAX_SAFE_INTEGER;
    return {
      widget: 'number',
      value_type: 'float',
      min: range.min ?? undefined,
      max: max < Number.MAX_SAFE_INTEGER ? max : undefined,
    } as const;
  }
  if (format?.rule === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;
  if (format?.rule === IMAGE) return { widget: 'image', choose_url: false } as const;
  // A proof is a photo, or the address of a document.
  if (format?.rule === PROOF.rule) return { widget: 'image', choose_url: true } as const;
  const isLine = format !== undefined || (example !== '' && example.length < 40);
  // Hints have examples in quotes, because YAML needs them; an editor must type the value without quotes.
  const pattern: [string, string] | undefined = format?.form && [
    String(format.form),
    format.hint.replaceAll('"', ''),
  ];
  return { widget: isLine ? 'string' : 'text', use_emoji_autocomplete: false, pattern } as const;
}
