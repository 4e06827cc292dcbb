import type { z } from 'zod';
import type { Issue } from '../content/issue.ts';
import { issuesOf } from './fault.ts';
import type { Head } from './head.ts';
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
export interface DataReading<T> {
  value: T | undefined;
  head: Head | undefined;
  text: string;
  issues: Issue[];
}

/** Reads a shared YAML file (`site.yml`, `notices.yml`). */
export function readData<T>({ path, file, contents, schema }: DataSource<T>): DataReading<T> {
  const nothing = { value: undefined, head: undefined, text: '' };
  if (!contents) return { ...nothing, issues: [missing(file)] };
  const { text, lines, faults } = readText(contents);
  if (lines.length === 0) return { ...nothing, text, issues: issuesOf(faults, file) };
  const yaml = readLines(lines, 1);
  const head: Head = {
    path,
    file,
    schema,
    text,
    data: yaml.data,
    lines: { from: 1, to: lines.length },
    placeOf: yaml.placeOf,
    lineAt: yaml.lineAt,
  };
  const own = [...faults, ...yaml.faults];
  const checked = validate<T>({ head, schema, lost: yaml.lost });
  const broken = own.some(({ severity }) => severity !== 'warning');
  const issues = issuesOf([...own, ...checked.faults], file);
  return { value: broken ? undefined : checked.value, head, text, issues };
}

const missing = (file: string): Issue => ({
  rule: 'fichier-manquant',
  severity: 'error',
  file,
  line: 1,
  column: 1,
  message: 'Ce fichier manque : le site en a besoin.',
  hint: 'Remettez-le à sa place depuis l’historique du dépôt (sur GitHub : « History »).',
});
