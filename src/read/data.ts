import type { z } from 'zod';
import { type Issue, isError } from '../content/issue.ts';
import { type Fault, issuesOf } from './fault.ts';
import type { Frontmatter } from './frontmatter.ts';
import { withoutSecondary } from './secondary.ts';
import type { FileBytes } from './snapshot.ts';
import { readText } from './text.ts';
import { validate } from './validate.ts';
import { readLines } from './yaml/read.ts';

interface DataSource<T> {
  path: string;
  file: string;
  contents: FileBytes | undefined;
  schema: z.ZodType<T>;
}

/** A shared YAML file, read: its value, or the issues that say why not. */
interface DataReading<T> {
  value: T | undefined;
  frontmatter: Frontmatter | undefined;
  text: string;
  issues: Issue[];
}

/** Reads a shared YAML file (`site.yml`, `notices.yml`), which may be absent when its schema knows what to say instead. */
export function readData<T>({ path, file, contents, schema }: DataSource<T>): DataReading<T> {
  const nothing = { value: undefined, frontmatter: undefined, text: '' };
  if (!contents) return { ...nothing, ...absent(file, schema) };
  const { text, lines, faults } = readText(contents);
  if (lines.length === 0) return { ...nothing, text, issues: stopped(faults, path, file) };
  const yaml = readLines(lines, 1);
  const frontmatter: Frontmatter = {
    path,
    file,
    schema,
    text,
    data: yaml.data,
    partial: yaml.partial,
    lines: { from: 1, to: lines.length },
    placeOf: yaml.placeOf,
    lineAt: yaml.lineAt,
  };
  const own = [...faults, ...yaml.faults];
  const checked = validate<T>({ frontmatter, schema, lost: yaml.lost });
  const told = withoutSecondary(own, checked.faults, yaml);
  return {
    value: own.some(isError) ? undefined : checked.value,
    frontmatter,
    text,
    issues: issuesOf(told, file),
  };
}

/** Shared files have no model to begin again from, and the site cannot do without them: their history has their text. */
const stopped = (faults: readonly Fault[], path: string, file: string): Issue[] =>
  issuesOf(faults, file).map((issue) =>
    issue.rule === 'fichier-vide'
      ? { ...issue, hint: OPTIONAL.has(path) ? UNUSED : RESTORE }
      : issue,
  );

const OPTIONAL = new Set(['redirections.yml']);
const UNUSED =
  'Supprimez-le s’il ne sert plus, ou remettez son texte depuis l’historique du fichier (sur GitHub : « History »).';
const RESTORE =
  'Remettez son texte depuis l’historique du fichier (sur GitHub : ouvrez le fichier, puis « History ») ; ne le supprimez pas, le site s’en sert.';

/** Where every key has a text of the site's own, the site can do without the file: its editor is told all the same. */
function absent<T>(file: string, schema: z.ZodType<T>): Pick<DataReading<T>, 'value' | 'issues'> {
  const { data: value } = schema.safeParse({});
  const isNeeded = value === undefined;
  const issue: Issue = {
    rule: 'fichier-manquant',
    severity: isNeeded ? 'error' : 'warning',
    file,
    line: 1,
    column: 1,
    message: isNeeded
      ? 'Ce fichier manque : le site en a besoin.'
      : 'Ce fichier manque : le site montre ses textes d’origine à la place.',
    hint: 'Remettez-le à sa place depuis l’historique du dépôt (sur GitHub : « History »).',
  };
  return { value, issues: [issue] };
}
