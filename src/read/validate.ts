import type { z } from 'zod';
import { explain } from '../content/explain.ts';
import type { Explanation } from '../content/explanation.ts';
import { withoutHiddenSigns } from '../content/hidden-signs.ts';
import { type Diagnosis, type Issue, issueAt } from '../content/issue.ts';
import { valueAt } from '../content/values.ts';
import type { Frontmatter } from './frontmatter.ts';
import { numberAsWritten } from './written-numbers.ts';
import { quoted, takeApart } from './yaml/line.ts';

const ABSENT = new Set(['cle-manquante', 'alt-manquant']);

interface Subject<T> {
  frontmatter: Frontmatter;
  schema: z.ZodType<T>;
}

/** Data of a known shape, or the issues that say why it is not: one for each field. */
export function validate<T>({ frontmatter, schema }: Subject<T>): {
  value: T | undefined;
  issues: Issue[];
} {
  const data = frontmatter.data ?? {};
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, issues: [] };
  const found = result.error.issues
    .flatMap((issue) => explain(issue, data, schema))
    .filter(({ path }) => !frontmatter.partial.has(String(path[0])));
  const meant = new Set(found.flatMap(meantKey));
  const kept = found.filter(({ rule, path }) => !ABSENT.has(rule) || !meant.has(path.join('\0')));
  const issues = kept.map((one) => {
    const explanation = numberAsWritten(one, frontmatter);
    const place = frontmatter.placeOf(explanation.path, explanation.point);
    return issueAt(frontmatter.file, place, diagnosisOf(explanation, frontmatter));
  });
  return { value: undefined, issues };
}

/** The key that a misspelt one stands for: not missing, then. */
const meantKey = ({ path, fix }: Explanation): string[] =>
  fix && 'key' in fix ? [[...path.slice(0, -1), fix.key].join('\0')] : [];

/** An explanation with the whole line corrected where the right key or value is known. */
function diagnosisOf(explanation: Explanation, frontmatter: Frontmatter): Diagnosis {
  const { path, point: _, fix, ...diagnosis } = explanation;
  if (!fix) return diagnosis;
  if ('line' in fix) return { ...diagnosis, suggestion: indented(fix.line, path, frontmatter) };
  const line = partsOf(frontmatter, path);
  if (!line) return diagnosis;
  if ('key' in fix) return { ...diagnosis, suggestion: line.before + fix.key + line.after };
  if (line.value === undefined) return diagnosis;
  const start = line.before + line.key + line.colon;
  if ('value' in fix) {
    if (goesOn(line.value, valueAt(frontmatter.data, path))) return diagnosis;
    return { ...diagnosis, suggestion: start + fix.value + line.comment };
  }
  if ('seen' in fix) {
    const seen = withoutHiddenSigns(line.value).trim();
    // Without the sign, a number would no longer be a text.
    const value = /^\+?\d[\d.]*$/.test(seen) ? quoted(seen) : seen;
    return { ...diagnosis, suggestion: start + value + line.comment };
  }
  const rule = diagnosis.rule === 'forme' ? ruleOf(line.value) : diagnosis.rule;
  const hint = 'Entourez la valeur de guillemets droits.';
  return { ...diagnosis, rule, hint, suggestion: start + quoted(line.value) + line.comment };
}

/** Whether a value goes on below its line, where its end would stay under the corrected line. */
function goesOn(written: string, value: unknown): boolean {
  const start = written.replace(/^["']/, '');
  return typeof value === 'string' && value.length > written.length && value.startsWith(start);
}

/** A text that YAML took for something else is named after the sign that misled it. */
function ruleOf(written: string): string {
  if (/^[[{]/.test(written)) return 'yaml-signe';
  return /:(\s|$)/.test(written) ? 'yaml-deux-points' : 'forme';
}

/** The line of a key taken apart; undefined when the key is not written there. */
function partsOf(frontmatter: Frontmatter, path: readonly PropertyKey[]) {
  const { text, column } = frontmatter.lineAt(path, 'key');
  const isItem = typeof path.at(-1) === 'number';
  const key = isItem ? '' : String(path.at(-1));
  const from = isItem ? column - 1 : text.indexOf(key, column - 1);
  // Several values on one line, between braces, are left to their editor.
  if (from < 0 || /[[{]/.test(text.slice(0, from))) return undefined;
  const rest = text.slice(from + key.length);
  const colon = isItem ? '' : (/^["']?[\s\u00a0\u202f]*:[\s\u00a0\u202f]*/.exec(rest)?.[0] ?? '');
  const said = rest.slice(colon.length);
  const remark = said.search(/(?<=\s)# /);
  const value = (remark < 0 ? said : said.slice(0, remark)).trimEnd();
  const comment = remark < 0 ? '' : said.slice(value.length);
  const sameLine = value !== '' && !/^[|>]/.test(value);
  return {
    before: text.slice(0, from),
    key,
    after: rest,
    colon: colon === ':' ? ': ' : colon,
    value: sameLine ? value : undefined,
    comment,
  };
}

/** A line to add, in the column of the keys beside which it belongs. */
function indented(line: string, path: readonly PropertyKey[], frontmatter: Frontmatter): string {
  if (path.length < 2) return line;
  const { column, dashes } = takeApart(frontmatter.lineAt(path, 'key').text);
  const isParent = typeof path.at(-2) === 'string';
  return ' '.repeat(isParent && dashes === '' ? column + 2 : column) + line;
}
