import type { Explanation } from '../content/explanation.ts';
import { show } from '../content/forms/form.ts';
import { valueAt } from '../content/values.ts';
import type { Head } from './head.ts';

/** A number as YAML holds it, and `15.000`: for YAML fifteen, for most who write it fifteen thousand. */
const NUMBER = /^[+-]?[\d.][\w.+-]*/;
const THOUSANDS = /^(\+?[1-9]\d{0,2})\.(\d{3})$/;

/** An explanation that shows a number as its editor wrote it, with its thousands put right where it should be a text. */
export function numberAsWritten(said: Explanation, head: Head): Explanation {
  const read = valueAt(head.data, said.path);
  if (typeof read !== 'number' || said.point !== 'value') return said;
  const { text, column } = head.lineAt(said.path, 'value');
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
