import type { Keyed } from '../content/document.ts';
import { explain } from '../content/explain.ts';
import { fieldsOf } from '../content/fields.ts';
import { formDoubt } from '../content/forms/index.ts';
import { type Issue, issueAt } from '../content/issue.ts';
import type { FieldDiagnosis, Path } from '../content/values.ts';
import { lineWithKey, lineWithValue, writtenAt } from './corrected-line.ts';

const ABSENT = new Set(['cle-manquante', 'alt-manquant']);

/** Data of a known shape, or the issues that say why it is not: one for each field. */
export function validate(document: Keyed): { value: unknown; issues: Issue[] } {
  const { schema } = document;
  const data = document.data ?? {};
  const result = schema.safeParse(data);
  const doubts = doubtsIn(document);
  if (result.success) return { value: result.data, issues: doubts };
  const written = (path: Path) => writtenAt(document, path);
  const found = result.error.issues
    .flatMap((issue) => explain(issue, { data, schema, written }))
    .filter(({ path }) => !document.partial.has(String(path[0])));
  const misspelt = new Set(found.map(keyMisspelt));
  const issues = found
    .filter(({ rule, path }) => !ABSENT.has(rule) || !misspelt.has(path.join('\0')))
    .map((one) => fieldIssue(one, document));
  return { value: undefined, issues: [...issues, ...doubts] };
}

/** Warnings about values that are accepted and hardly meant. */
const doubtsIn = (document: Keyed): Issue[] =>
  fieldsOf(document.schema, document.data).flatMap(({ path, value, help }) => {
    const isNumber = help.form === 'telephone' || help.form === 'lien';
    const expected = isNumber ? 'numero-gabonais' : help.expected;
    const doubt = expected && formDoubt(expected, String(value));
    return doubt ? fieldIssue({ path, part: 'value', ...doubt }, document) : [];
  });

/** The key that a misspelt one stands for: not missing, then. */
const keyMisspelt = ({ path, part, suggestion }: FieldDiagnosis): string | undefined =>
  part === 'key' ? suggestion && [...path.slice(0, -1), suggestion].join('\0') : undefined;

/** An issue on the line of a field, with the whole line corrected where the right key or value is known. */
function fieldIssue(
  { path, part, suggestion, ...diagnosis }: FieldDiagnosis,
  document: Keyed,
): Issue {
  const corrected = part === 'key' ? lineWithKey : lineWithValue;
  const line = suggestion && corrected(document, path, suggestion);
  const whole = line === undefined ? diagnosis : { ...diagnosis, suggestion: line };
  return issueAt(document.file, document.placeOf(path, part), whole);
}
