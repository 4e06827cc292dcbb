import type { Field } from '@sveltia/cms';
import { PROOF } from '../content/formats.ts';
import type { SiteField } from '../content/labels.ts';
import { AMOUNT } from './amounts.ts';
import { hintOf, labelOf } from './hints.ts';
import { LEFT_OUT } from './shown.ts';

/** The fields of the screen for a key of a schema: none where it is left out. */
export function fieldOf(field: SiteField, path: string): Field[] {
  const place = `${path}.${field.key}`;
  if (Object.hasOwn(LEFT_OUT, place)) return [];
  const said = {
    name: field.key,
    label: field.label,
    hint: hintOf(field.description),
    required: field.isRequired,
  };
  const fields = field.inner.flatMap((inner) => fieldOf(inner, place));
  const isGroup = fields.length > 0;
  if (field.isList) {
    const element = { name: 'element', label: field.label, ...widgetOf(field) };
    const below = isGroup ? { fields, summary: summaryOf(field.inner) } : { field: element };
    return [{ ...said, widget: 'list', ...below, label_singular: 'une ligne', collapsed: 'auto' }];
  }
  if (!isGroup) return [{ ...said, ...widgetOf(field) }];
  return [{ ...said, widget: 'object', fields, collapsed: 'auto' }];
}

/** What a row of a list says while it is closed: what each element must have. */
function summaryOf(fields: readonly SiteField[]): string {
  // Next to a label, a name is a word of code; a drawing has no meaning in words.
  const hidden = fields.some(({ key }) => key === 'label') ? ['icon', 'name'] : ['icon'];
  const texts = fields.filter(
    ({ inner, isYesNo, format, key }) =>
      inner.length === 0 && !isYesNo && format?.rule !== IMAGE && !hidden.includes(key),
  );
  const required = texts.filter(({ isRequired }) => isRequired);
  const shown = required.length > 0 ? required : texts;
  const named = shown.length > 0 ? shown : fields;
  return named
    .slice(0, 3)
    .map(({ key }) => `{{${key}}}`)
    .join(' · ');
}

const IMAGE = 'image-adresse';

/** How a value that has nothing below it is written, and what it must look like. */
function widgetOf({ words, isYesNo, range, format, example = '' }: SiteField) {
  if (words.length > 0) {
    const options = words.map((value) => ({ value, label: labelOf(value) }));
    return { widget: 'select', options } as const;
  }
  if (isYesNo) return { widget: 'boolean' } as const;
  if (range?.isWhole)
    return { widget: 'string', use_emoji_autocomplete: false, pattern: AMOUNT } as const;
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
  // A photo, or the address of a document.
  if (format?.rule === PROOF.rule) return { widget: 'image', choose_url: true } as const;
  const isLine = format !== undefined || (example !== '' && example.length < 40);
  // An example between quotes, as YAML needs them, would be refused here.
  const pattern: [string, string] | undefined = format?.form && [
    String(format.form),
    format.hint.replaceAll('"', ''),
  ];
  return { widget: isLine ? 'string' : 'text', use_emoji_autocomplete: false, pattern } as const;
}
