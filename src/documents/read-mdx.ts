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

/** Removes comments `<!-- … -->`, but no text after an unclosed `<!--`. */
function withoutNotes(text: string): string {
  let shown = '';
  let from = 0;
  for (;;) {
    const open = text.indexOf('<!--', from);
    const close = open < 0 ? -1 : text.indexOf('-->', open + 4);
    if (close < 0) return shown + text.slice(from);
    shown += text.slice(from, open);
    from = close + 3;
  }
}

/** A line without visible content: blanks, `&nbsp;`, a thematic break (`---`), a link definition (`[a]: /b`). */
const NOTHING =
  /^(?:(?:\s|&nbsp;|&#160;|&#xa0;|\u200b|\\)*| {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*| {0,3}\[[^\]]{1,200}\]:.*)$/i;

/** True if visitors see something of a body: more than comments, thematic breaks and blanks. */
export function hasText(body: string): boolean {
  const first = body.trimStart()[0];
  if (first === undefined) return false;
  // Fast answer for most bodies, which start with a word or a heading.
  if (!/[<&\-*_[\\\u200b]/.test(first)) return true;
  return withoutNotes(body)
    .split('\n')
    .some((line) => !NOTHING.test(line));
}
