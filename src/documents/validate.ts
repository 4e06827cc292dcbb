import { formatDiagnosis, formatDoubt } from '../content/formats/index.ts';
import type { Document, FrontmatterSource } from '../content/parsed-document.ts';
import { fieldsOf } from '../content/schema/schema-fields.ts';
import { lineFix } from '../values/fix.ts';
import { correctionHint, type Issue, isError, issueAt } from '../values/issue.ts';
import type { FieldDiagnosis, Path } from '../values/paths.ts';
import { lineWithKey, lineWithValue, sourceAt } from './corrected-line.ts';
import { explain } from './explain.ts';

/** Validates a document by its schema, and sets its `frontmatter` if `own` (issues found before) has no errors. Returns all issues. */
export function validate(document: Document, own: readonly Issue[]): Issue[] {
  const { schema } = document;
  const data = document.data ?? {};
  const result = schema.safeParse(data);
  if (!own.some(isError)) document.frontmatter = result.data;
  const doubts = [...doubtsIn(document), ...amountsIn(document)];
  if (result.success) return [...own, ...doubts];
  const { nearest, alternative } = document.model;
  const written = (path: Path) => sourceAt(document, path);
  // The table of suppressions cannot do this, because it compares lines: a missing key is reported at the fence, far from its misspelt line.
  const found = result.error.issues
    .flatMap((issue) => explain(issue, { data, schema, written, nearest, alternative }))
    .filter(({ path }) => !document.partial.has(String(path[0])));
  const misspelt = new Set(found.map(keyMisspelt));
  const issues = [...foreignHeader(found, data), ...found]
    .filter(({ path }) => !misspelt.has(path.join('\0')))
    .map((one) => fieldIssue(one, document));
  return [...own, ...issues, ...doubts];
}

/** Warnings for values that are valid but implausible, such as an unusual telephone number. */
const doubtsIn = (document: FrontmatterSource): Issue[] =>
  fieldsOf(document.schema, document.data).flatMap(({ path, value, help }) => {
    const isNumber = help.format === 'telephone' || help.format === 'lien';
    const expected = isNumber ? document.model.phone : help.expected;
    const doubt = expected && formatDoubt(expected, String(value));
    return doubt ? fieldIssue({ path, part: 'value', ...doubt }, document) : [];
  });

/** Reports amounts in a notation for programmers: `1.25e6`, `0x1312D0`, `50000.00`. */
const amountsIn = (document: FrontmatterSource): Issue[] =>
  fieldsOf(document.schema, document.data).flatMap(({ path, value, help }) => {
    if (help.format !== 'montant' || !Number.isSafeInteger(value) || Number(value) < 0) return [];
    const written = sourceAt(document, path);
    if (written === '' || /^(?:\d+|["'].*)$/.test(written)) return [];
    const right = correctionHint(String(value), '');
    const diagnosis = { ...formatDiagnosis('montant', written), ...right };
    return fieldIssue({ path, part: 'value', ...diagnosis }, document);
  });

/** Minimum number of unknown keys by which frontmatter is taken for that of another site. */
const FOREIGN_KEYS = 4;

const FOREIGN = 'Cet en-tête vient d’un autre site';

export const isForeignHeader = ({ message }: Issue) => message.startsWith(FOREIGN);

/** One diagnosis of frontmatter that was pasted from another site: the keys to delete, and the keys that may stay. */
function foreignHeader(found: readonly FieldDiagnosis[], data: object): FieldDiagnosis[] {
  const foreign = found.filter(
    ({ rule, path, suggestion }) =>
      rule === 'cle-inconnue' && path.length === 1 && suggestion === undefined,
  );
  const [first] = foreign;
  if (!first || foreign.length < FOREIGN_KEYS) return [];
  const own = new Set(found.filter(({ part }) => part === 'key').map(({ path }) => path[0]));
  const named = (keys: readonly unknown[]) =>
    keys.map((key) => String(key).slice(0, 60)).join(', ');
  const remaining = named(Object.keys(data).filter((key) => !own.has(key)));
  return [
    {
      ...first,
      message: `${FOREIGN} : ${foreign.length} de ses clés n’existent pas ici.`,
      hint: `Effacez les lignes de ces clés : ${named(foreign.map(({ path }) => path[0]))}. ${remaining ? `Celles-ci peuvent rester : ${remaining}.` : 'Reprenez les clés d’un modèle de content/README.md.'}`,
    },
  ];
}

/** The path of the key that is suggested for a misspelt key: it is not also reported as missing. */
const keyMisspelt = ({ path, part, suggestion }: FieldDiagnosis): string | undefined =>
  part === 'key' ? suggestion && [...path.slice(0, -1), suggestion].join('\0') : undefined;

/** Converts a diagnosis to an issue at the line of the field; the suggestion, a key or value, becomes a fix of the line. */
function fieldIssue(
  { path, part, suggestion, ...diagnosis }: FieldDiagnosis,
  document: FrontmatterSource,
): Issue {
  const corrected = part === 'key' ? lineWithKey : lineWithValue;
  const position = document.positionOf(path, part);
  const line = suggestion && corrected(document, path, suggestion);
  const fix = line ? lineFix(document.text, position.line, line) : undefined;
  return issueAt(document.file, position, { ...diagnosis, ...(fix && { fix }) });
}
