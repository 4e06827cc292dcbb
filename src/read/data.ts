import type { z } from 'zod';
import { type Issue, isError, issueAt } from '../content/issue.ts';
import type { Frontmatter } from './frontmatter.ts';
import { withoutSecondary } from './secondary.ts';
import type { FileBytes } from './snapshot.ts';
import { readText } from './text.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml/read.ts';

interface DataSource<T> {
  path: string;
  file: string;
  contents: FileBytes | undefined;
  schema: z.ZodType<T>;
}

/** A shared YAML file, read: its value, or the issues that say why not. */
interface DataReading<T> {
  file: string;
  value: T | undefined;
  frontmatter: Frontmatter | undefined;
  text: string;
  issues: Issue[];
}

/** Reads a shared YAML file (`site.yml`, `notices.yml`), which may be absent when its schema knows what to say instead. */
export function readData<T>({ path, file, contents, schema }: DataSource<T>): DataReading<T> {
  const nothing = { file, value: undefined, frontmatter: undefined, text: '' };
  if (!contents) return { ...nothing, ...absent(file, schema) };
  const { text, lines, issues } = readText(contents, file, OPTIONAL.has(path) ? UNUSED : RESTORE);
  if (lines.length === 0) return { ...nothing, text, issues };
  const yaml = readYaml(lines, file, 1);
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
  const own = [...issues, ...yaml.issues];
  const checked = validate<T>({ frontmatter, schema });
  return {
    file,
    value: own.some(isError) ? undefined : checked.value,
    frontmatter,
    text,
    issues: withoutSecondary(own, checked.issues, yaml),
  };
}

const OPTIONAL = new Set(['redirections.yml']);
const UNUSED =
  'Supprimez-le s’il ne sert plus, ou remettez son texte depuis l’historique du fichier (sur GitHub : « History »).';
/** These files have no model to begin again from, and the site cannot do without them. */
const RESTORE =
  'Remettez son texte depuis l’historique du fichier (sur GitHub : ouvrez le fichier, puis « History ») ; ne le supprimez pas, le site s’en sert.';

/** Where every key has a text of the site's own, the site can do without the file: its absence is a warning. */
function absent<T>(file: string, schema: z.ZodType<T>): Pick<DataReading<T>, 'value' | 'issues'> {
  const { data: value } = schema.safeParse({});
  const isNeeded = value === undefined;
  const issue = issueAt(
    file,
    { line: 1, column: 1 },
    {
      rule: 'fichier-manquant',
      severity: isNeeded ? 'error' : 'warning',
      message: isNeeded
        ? 'Ce fichier manque : le site en a besoin.'
        : 'Ce fichier manque : le site montre ses textes d’origine à la place.',
      hint: 'Remettez-le à sa place depuis l’historique du dépôt (sur GitHub : « History »).',
    },
  );
  return { value, issues: [issue] };
}
