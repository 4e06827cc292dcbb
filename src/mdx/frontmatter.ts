import { parse } from 'yaml';
import { kinds } from '../content/kinds/index.ts';
import { isLongFrontmatter } from '../content/limits.ts';
import { kindOf } from '../content/routes.ts';
import { typesetData } from '../content/typeset.ts';
import { contentPath } from './links.ts';

/** Errors are reported by `src/read`: their pretty text would take seconds where they are thousands. */
const OPTIONS = {
  schema: 'core',
  merge: false,
  maxAliasCount: 20,
  logLevel: 'error',
  prettyErrors: false,
} as const;

/**
 * The frontmatter as the compiled module of a file exports it: plain YAML of the core schema, typeset in French.
 * Only texts that passed the check come here.
 */
export function parseFrontmatter(text: string, file: string): unknown {
  const kind = kindOf(contentPath(file));
  return typesetData(parse(text, OPTIONS), kind && kinds[kind].schema);
}

/** The frontmatter's data as written; undefined when it cannot be read, or is too long to be. */
export function readData(text: string): unknown {
  if (isLongFrontmatter(text.split('\n'))) return undefined;
  try {
    return parse(text, OPTIONS) ?? {};
  } catch {
    return undefined;
  }
}
