import type { Explanation } from '../content/explanation.ts';
import { show } from '../content/forms/form.ts';
import { valueAt } from '../content/values.ts';
import type { Frontmatter } from './frontmatter.ts';

/** A number as it is written; `15.000` is fifteen for YAML, fifteen thousand for people who count in francs. */
const NUMBER = /^[+-]?[\d.][\w.+-]*/;
const THOUSANDS = /^(\+?\d+)\.(\d{3})$/;

/** An explanation that shows a number as its editor wrote it, with its thousands put right where it should be a text. */
export function numberAsWritten(explanation: Explanation, frontmatter: Frontmatter): Explanation {
  const read = valueAt(frontmatter.data, explanation.path);
  if (typeof read !== 'number' || explanation.point !== 'value') return explanation;
  const { text, column } = frontmatter.lineAt(explanation.path, 'value');
  const written = NUMBER.exec(text.slice(column - 1))?.[0];
  if (written === undefined || written === String(read)) return explanation;
  const message = explanation.message.replace(show(read), show(written));
  const [, thousands, rest] = THOUSANDS.exec(written) ?? [];
  if (!explanation.fix || !('quote' in explanation.fix) || thousands === undefined)
    return { ...explanation, message };
  const value = `"${thousands} ${rest}"`;
  return {
    ...explanation,
    message: message.replace(' ; ', `, que le site lirait comme ${read} ; `),
    hint: `Écrivez ce nombre entre guillemets droits, avec une espace entre les milliers : ${value}.`,
    fix: { value },
  };
}
