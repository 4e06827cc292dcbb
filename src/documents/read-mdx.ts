import type { ReadDocument, TextDocument } from '../model/document.ts';
import { kindOf, kinds, routeOfFile } from '../site/kinds/index.ts';
import { REQUIRED_ROUTES } from '../site/routes.ts';
import { type Issue, isError, issueOf } from '../values/issue.ts';
import { valueAt } from '../values/paths.ts';
import type { FileBytes } from './content-files.ts';
import { readPage } from './read-page.ts';
import { RESTORE, readText } from './read-text.ts';

export interface DocumentReading {
  file: string;
  document: ReadDocument | undefined;
  /** With `\n` line ends and without byte-order mark. */
  text: string;
  issues: Issue[];
}

interface Source {
  /** Path under the content folder. */
  path: string;
  file: string;
  contents: FileBytes;
}

/** Reads an MDX file; `document` is undefined in a folder that belongs to no kind. */
export function readMdx({ path, file, contents }: Source): DocumentReading {
  const kind = kindOf(path);
  const isNeeded = kind && REQUIRED_ROUTES.some((route) => route === routeOfFile(kind, path));
  const { text, unreadable } = readText(contents, isNeeded ? RESTORE : undefined);
  if (!kind || unreadable) {
    const issues = unreadable ? [issueOf(file, unreadable)] : [];
    return { file, document: undefined, text, issues };
  }
  return { file, text, ...readDocument({ path, file, text, kind }) };
}

/** Reads the text of an MDX file, in normalised form. */
export function readDocument({
  path,
  file,
  text,
  kind,
}: Pick<TextDocument, 'path' | 'file' | 'text' | 'kind'>): {
  document: ReadDocument;
  issues: Issue[];
} {
  const spec = kinds[kind];
  const { keys, diagnoses, body, bodyLine } = readPage(text, spec, path);
  const hasBody = hasText(body);
  const document: ReadDocument = {
    ...keys,
    kind,
    path,
    file,
    text,
    bodyLine,
    hasBody,
    route: routeOfFile(kind, path, slugOf(keys.data), hasBody),
    schema: spec.schema,
    frontmatter: diagnoses.some(isError) ? undefined : keys.valid,
  };
  return { document, issues: diagnoses.map((one) => issueOf(file, one)) };
}

function slugOf(data: unknown): string | undefined {
  const slug = valueAt(data, ['slug']);
  return typeof slug === 'string' && slug !== '' ? slug : undefined;
}

/** What shows nothing: no-break spaces as entities, link definitions (`[a]: /b`). */
const NOTHING = /&nbsp;|&#160;|&#xa0;|^ {0,3}\[[^\]\n]{1,200}\]:.*/gim;

/** True if visitors see something of a body: more than comments, thematic breaks and what is `NOTHING`. */
export function hasText(body: string): boolean {
  const [first = '', ...rest] = body.split('<!--');
  const shown = rest.map((part) => part.replace(/^.*?-->/s, ''));
  return /[\p{L}\p{N}\p{So}]/u.test([first, ...shown].join('').replace(NOTHING, ''));
}
