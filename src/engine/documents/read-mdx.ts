import { z } from 'zod';
import type { Document } from '../document.ts';
import type { Issue } from '../issue.ts';
import type { Model } from '../model.ts';
import { valueAt } from '../values/paths.ts';
import { factsOf } from './facts.ts';
import { withoutPastedFences } from './fences.ts';
import { hasText } from './notes.ts';
import type { FileBytes } from './snapshot.ts';
import { split } from './split.ts';
import { readText } from './text.ts';
import { validate } from './validate.ts';

/** A file, read: its document, where it is one, and what is wrong with it. */
export interface FileReading {
  file: string;
  document: Document | undefined;
  /** Normalized, as its editor sees it. */
  text: string;
  issues: Issue[];
}

interface Source {
  path: string;
  file: string;
  contents: FileBytes;
  model: Model;
}

/** Reads one MDX file; outside the known folders it is no document. */
export function readMdx({ path, file, contents, model }: Source): FileReading {
  const { kindOf, routeOf, isKnownKey } = model;
  const kind = kindOf(path);
  const isNeeded = kind && model.ledTo?.some((route) => route === routeOf(kind, path));
  const { text, lines, issues } = readText(contents, file, isNeeded ? NEEDED : undefined);
  if (!kind || lines.length === 0) return { file, document: undefined, text, issues };
  const bare = withoutPastedFences(lines, file);
  const { schema = NO_KEYS, mayGrow } = model.kinds[kind] ?? {};
  const parts = split({ source: bare.lines, file, schema, isKnownKey, mayGrow });
  const { bodyLine, fenceLine } = parts;
  const { issues: found, ...keyed } = parts.yaml;
  const { data } = keyed;
  const hasBody = hasText(parts.body);
  const facts = factsOf({ file, text: bare.lines.join('\n'), bodyLine, model, ...keyed });
  const document: Document = {
    model,
    kind,
    path,
    file,
    text,
    lines: parts.lines,
    bodyLine,
    hasBody,
    route: routeOf(kind, path, slugOf(data), hasBody),
    ...keyed,
    schema,
    frontmatter: undefined,
    placeOf: (at, part) => {
      const missing = at.length === 0 || (at.length === 1 && valueAt(data, at) === undefined);
      return missing ? { line: fenceLine, column: 1 } : keyed.placeOf(at, part);
    },
    blockOf: (line) => (line < bodyLine ? keyed.blockOf(line) : undefined),
    get facts() {
      return facts();
    },
  };
  const own = [...issues, ...bare.issues, ...parts.issues, ...found];
  return { file, document, text, issues: validate(document, own) };
}

/** For the types alone: a kind has a schema. */
const NO_KEYS = z.object({});

/** An empty page that the site itself leads to is not to be deleted. */
const NEEDED =
  'Remettez son texte depuis l’historique du fichier (sur GitHub : « History ») ; ne le supprimez pas, des boutons du site y mènent.';

function slugOf(data: unknown): string | undefined {
  const slug = valueAt(data, ['slug']);
  return typeof slug === 'string' && slug !== '' ? slug : undefined;
}
