import { z } from 'zod';
import { readBody } from '../check/bodies/read-body.ts';
import type { BodyFacts } from '../content/body-facts.ts';
import type { Model } from '../content/model.ts';
import type { Document } from '../content/parsed-document.ts';
import type { Issue } from '../values/issue.ts';
import { valueAt } from '../values/paths.ts';
import { bodyCache, bodyKey } from './disk/body-cache.ts';
import { hasText } from './notes.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';
import type { FileBytes } from './snapshot.ts';
import { validate } from './validate.ts';

export interface FileReading {
  file: string;
  document: Document | undefined;
  /** With `\n` line ends and without byte-order mark. */
  text: string;
  issues: Issue[];
}

interface Source {
  path: string;
  file: string;
  contents: FileBytes;
  model: Model;
}

/** Parses an MDX file; `document` is undefined in a folder that belongs to no kind. */
export function readMdx({ path, file, contents, model }: Source): FileReading {
  const { kindOf, routeOf } = model;
  const kind = kindOf(path);
  const isNeeded = kind && model.requiredRoutes?.some((route) => route === routeOf(kind, path));
  const { text, lines, issues } = readText(contents, file, isNeeded ? NEEDED : undefined);
  if (!kind || lines.length === 0) return { file, document: undefined, text, issues };
  const readable = lines.join('\n');
  const page = readPage({ text: readable, file, model });
  const { keys, offsets } = page;
  const { data } = keys;
  const hasBody = hasText(page.body);
  const facts = factsOf({ file, text: readable, model });
  const document: Document = {
    model,
    kind,
    path,
    file,
    text,
    lines: { from: offsets.yaml, to: offsets.yaml + rowsOf(page.yaml) - 1 },
    bodyLine: offsets.body,
    hasBody,
    route: routeOf(kind, path, slugOf(data), hasBody),
    ...keys,
    schema: model.kinds[kind]?.schema ?? NO_KEYS,
    frontmatter: undefined,
    positionOf: (at, part) => {
      const missing = at.length === 0 || (at.length === 1 && valueAt(data, at) === undefined);
      return missing ? { line: offsets.head, column: 1 } : keys.positionOf(at, part);
    },
    blockOf: (line) => (line < offsets.body ? keys.blockOf(line) : undefined),
    get facts() {
      return facts();
    },
  };
  return { file, document, text, issues: validate(document, [...issues, ...page.issues]) };
}

/** Number of lines; the last line may have no `\n`. */
const rowsOf = (text: string) => text.match(/.*\n|.+$/g)?.length ?? 0;

/** Only for the type: every kind has a schema. */
const NO_KEYS = z.object({});

/** Hint for an empty file of a page to which code links. */
const NEEDED =
  'Remettez son texte depuis l’historique du fichier (sur GitHub : « History ») ; ne le supprimez pas, des boutons du site y mènent.';

function slugOf(data: unknown): string | undefined {
  const slug = valueAt(data, ['slug']);
  return typeof slug === 'string' && slug !== '' ? slug : undefined;
}

type Body = Pick<Document, 'file' | 'text' | 'model'>;

/** Returns a function that parses a body at its first call, or reads the result from the disk cache. */
export function factsOf(body: Body, cache = bodyCache, read = readBody): () => BodyFacts {
  let facts: BodyFacts | undefined;
  return () => {
    facts ??= storedFacts(body, cache, read);
    return facts;
  };
}

function storedFacts(body: Body, cache: typeof bodyCache, read: typeof readBody): BodyFacts {
  const { file: path, text, model } = body;
  // `text` also contains the frontmatter, on which the facts depend.
  const name = `${bodyKey(model, 'facts', path, text)}.json`;
  const stored = cache.recall(name);
  if (stored) return JSON.parse(stored.toString('utf8')) as BodyFacts;
  const facts = read({ text, path });
  cache.store(name, Buffer.from(JSON.stringify(facts)));
  return facts;
}
