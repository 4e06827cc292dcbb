import { escapeHtml } from '../../content/text.ts';

/** HTML that is safe to write: made by `html`, never from a bare text. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value =
  | string
  | number
  | Html
  | false
  | undefined
  | readonly (string | Html | false | undefined)[];

/** A template whose values are escaped, unless they are `Html` themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    parts.map((part, index) => part + (index < values.length ? write(values[index]) : '')).join(''),
  );
}

function write(value: Value): string {
  if (value === false || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(write).join('');
  return escapeHtml(String(value)).replace(/'/g, '&#39;');
}
