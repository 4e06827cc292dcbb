import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import type { Issue } from '../content/issue.ts';
import { normalize } from './normalize.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml.ts';

interface DataSource<T> {
  absolute: string;
  file: string;
  schema: z.ZodType<T>;
}

/** Reads a shared YAML file (`site.yml`, `notices.yml`): its value, or the issues that say why not. */
export async function readData<T>(source: DataSource<T>) {
  const { file, schema } = source;
  const text = await readFile(source.absolute, 'utf8').catch(() => undefined);
  if (text === undefined) return { value: undefined, issues: [missing(file)], text: '' };
  const yaml = readYaml(normalize(text));
  if (yaml.errors.length > 0) {
    const issues = yaml.errors.map((error) => unreadable(file, normalize(text), error.pos[0]));
    return { value: undefined, issues, text };
  }
  return { ...validate<T>({ file, data: yaml.data, schema, placeOf: yaml.placeOf }), text };
}

function unreadable(file: string, text: string, offset: number): Issue {
  const before = text.slice(0, offset).split('\n');
  return {
    rule: 'yaml',
    severity: 'error',
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    message: 'Cette ligne ne peut pas être lue.',
    hint: 'Écrivez « clé: "valeur" », avec un espace après les deux-points.',
  };
}

const missing = (file: string): Issue => ({
  rule: 'fichier-manquant',
  severity: 'error',
  file,
  line: 1,
  column: 1,
  message: 'Ce fichier manque : le site en a besoin.',
  hint: 'Remettez ce fichier à sa place depuis l’historique du dépôt.',
});
