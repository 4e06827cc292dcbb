import { readFile } from 'node:fs/promises';
import type { Issue, Place } from '../content/issue.ts';
import type { Part } from '../content/part.ts';
import { kindOf, routeOf } from '../content/routes.ts';
import { schemas } from '../content/schema/index.ts';
import { normalize } from './normalize.ts';
import { type Split, split } from './split.ts';
import { validate } from './validate.ts';
import { yamlIssues } from './yaml-issues.ts';

/** Reads one MDX file: its part (undefined outside the known folders) and its issues. */
export async function readPart(source: { absolute: string; path: string; file: string }) {
  const kind = kindOf(source.path);
  if (!kind) return { part: undefined, issues: [misplaced(source.file)] };
  const text = normalize(await readFile(source.absolute, 'utf8'));
  const parts = split(text);
  const placeOf = placer(parts);
  const broken = yamlIssues(parts, source.file);
  const { value, issues } =
    broken.length > 0
      ? { value: undefined, issues: broken }
      : validate({ file: source.file, data: parts.yaml.data, schema: schemas[kind], placeOf });
  const hasBody = parts.body.trim() !== '';
  const part = {
    kind,
    path: source.path,
    file: source.file,
    frontmatter: value,
    route: routeOf(kind, source.path, slugOf(parts.yaml.data), hasBody),
    text,
    bodyLine: parts.bodyLine,
    hasBody,
  } as Part;
  return { part, issues };
}

/** Places of the YAML block, moved to lines of the whole file; a missing key points at the fence. */
function placer({ yaml, fenceLine }: Split) {
  return (path: readonly PropertyKey[]): Place => {
    const place = yaml.placeOf(path);
    const missing = path.length <= 1 && yaml.sourceOf(path) === undefined;
    return missing && !isKnown(yaml.data, path[0])
      ? { line: fenceLine, column: 1 }
      : { line: place.line + fenceLine, column: place.column };
  };
}

const isKnown = (data: unknown, key: PropertyKey | undefined) =>
  typeof data === 'object' && data !== null && key !== undefined && Object.hasOwn(data, key);

function slugOf(data: unknown): string | undefined {
  const slug = typeof data === 'object' && data !== null && 'slug' in data ? data.slug : undefined;
  return typeof slug === 'string' && slug !== '' ? slug : undefined;
}

const misplaced = (file: string): Issue => ({
  rule: 'fichier-mal-range',
  severity: 'error',
  file,
  line: 1,
  column: 1,
  message: 'Ce fichier n’est dans aucun des dossiers que le site connaît.',
  hint: 'Déplacez-le dans pages, articles, communiques, initiatives ou charte.',
});
