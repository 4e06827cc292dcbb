import { type Issue, isError } from '../content/issue.ts';
import { kinds } from '../content/kinds/index.ts';
import type { Part } from '../content/part.ts';
import { kindOf, LED_TO, routeOf } from '../content/routes.ts';
import { valueAt } from '../content/values.ts';
import { withoutPastedFences } from './fences.ts';
import type { Frontmatter } from './frontmatter.ts';
import { hasText } from './notes.ts';
import { withoutSecondary } from './secondary.ts';
import type { FileBytes } from './snapshot.ts';
import { type Split, split } from './split.ts';
import { readText } from './text.ts';
import { validate } from './validate.ts';

/** One MDX file, read. */
interface PartReading {
  file: string;
  part: Part | undefined;
  frontmatter: Frontmatter | undefined;
  text: string;
  issues: Issue[];
}

interface Source {
  path: string;
  file: string;
  contents: FileBytes;
}

/** Reads one MDX file: its part (undefined outside the known folders) and its issues. */
export function readPart({ path, file, contents }: Source): PartReading {
  const kind = kindOf(path);
  const isNeeded = kind && LED_TO.some((route) => route === routeOf(kind, path));
  const { text, lines, issues } = readText(contents, file, isNeeded ? NEEDED : undefined);
  if (!kind || lines.length === 0) {
    return { file, part: undefined, frontmatter: undefined, text, issues };
  }
  const bare = withoutPastedFences(lines, file);
  const { schema } = kinds[kind];
  const parts = split(bare.lines, file, schema);
  const frontmatter = frontmatterOf(parts, { path, file, text, schema });
  const own = [...issues, ...bare.issues, ...parts.issues, ...parts.yaml.issues];
  const checked =
    parts.hasFrontmatter && !hasStopped(own) ? validate({ frontmatter, schema }) : undefined;
  const hasBody = hasText(parts.body);
  const part = {
    kind,
    path,
    file,
    frontmatter: own.some(isError) ? undefined : checked?.value,
    route: routeOf(kind, path, slugOf(parts.yaml.data), hasBody),
    text: bare.lines.join('\n'),
    bodyLine: parts.bodyLine,
    hasBody,
  } as Part;
  const refused = checked?.issues ?? [];
  return { file, part, frontmatter, text, issues: withoutSecondary(own, refused, parts.yaml) };
}

/** An empty page that the site itself leads to is not to be deleted. */
const NEEDED =
  'Remettez son texte depuis l’historique du fichier (sur GitHub : « History ») ; ne le supprimez pas, des boutons du site y mènent.';

/** When the frontmatter is not YAML at all, nothing is said about its keys. */
const hasStopped = (issues: readonly Issue[]) => issues.some(({ rule }) => STOPPING.has(rule));

const STOPPING = new Set(['trop-profond', 'en-tete-langage', 'trop-gros', 'yaml-alias']);

function frontmatterOf(
  parts: Split,
  known: Pick<Frontmatter, 'path' | 'file' | 'text' | 'schema'>,
): Frontmatter {
  const { yaml, fenceLine, frontmatter, frontmatterLine } = parts;
  return {
    ...known,
    data: yaml.data,
    partial: yaml.partial,
    lines: { from: frontmatterLine, to: frontmatterLine + frontmatter.length - 1 },
    lineAt: yaml.lineAt,
    placeOf: (path, part) => {
      const missing =
        path.length === 0 || (path.length === 1 && valueAt(yaml.data, path) === undefined);
      return missing ? { line: fenceLine, column: 1 } : yaml.placeOf(path, part);
    },
  };
}

function slugOf(data: unknown): string | undefined {
  const slug = valueAt(data, ['slug']);
  return typeof slug === 'string' && slug !== '' ? slug : undefined;
}
