import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  type ToStringOptions,
  type Document as YamlDocument,
} from 'yaml';
import { plainLine } from '../documents/yaml/yaml-lines.ts';
import type { Path } from '../values/paths.ts';

/** What a field holds: text, a number or a switch. */
export type FieldValue = string | number | boolean;

/** Whether fields can edit a YAML: not one with an error, an alias, or a value over several lines. */
export function isEditable(yaml: string): boolean {
  const document = documentOf(yaml);
  const { contents, errors } = document;
  if (errors.length > 0 || (contents !== null && !isMap(contents))) return false;
  if (!styleOf(document, yaml)) return false;
  try {
    document.toJS({ maxAliasCount: 0 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Sets one value, in the quotes that the old one had, or in those that it needs. A remark that asks to replace a sample goes
 * with it; a missing key comes last.
 */
export const setValue = (yaml: string, path: Path, value: FieldValue): string =>
  edited(yaml, (document) => {
    const old = document.getIn(path, true);
    const scalar = new Scalar(value);
    if (isScalar(old)) {
      if (old.value !== '' && !old.type?.startsWith('BLOCK')) scalar.type = old.type ?? 'PLAIN';
      if (!/^ *à remplacer/.test(old.comment ?? '')) scalar.comment = old.comment ?? null;
    }
    // The library would write these over several lines.
    if (/\n|^---/.test(String(value))) scalar.type = 'QUOTE_DOUBLE';
    put(document, path, scalar);
  });

/** Removes a key, and the keys above it that it leaves empty; comments stay. A row of a list stays, with an empty text. */
export const removeValue = (yaml: string, path: Path): string =>
  edited(yaml, (document) => remove(document, path), isComment);

/** Adds a row at the end of a list; a list that is missing is created. */
export const addRow = (yaml: string, path: Path, row: unknown): string =>
  edited(yaml, (document) => {
    const list = document.getIn(path, true);
    if (!isSeq(list)) return put(document, path, document.createNode([row]));
    list.flow = false;
    list.add(document.createNode(row));
  });

/** A list of which one row stands in another place. */
export const moved = <Row>(rows: readonly Row[], from: number, to: number): Row[] =>
  rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));

/** Moves or removes rows of a list, with the comments above each; the list goes with its last row. */
export const editRows = (
  yaml: string,
  path: Path,
  edit: <Row>(rows: readonly Row[]) => readonly Row[],
): string =>
  edited(yaml, (document) => {
    const list = document.getIn(path, true);
    if (!isSeq<Node>(list)) return;
    // A comment above the first row is that of the list for the library.
    if (list.items[0]) list.items[0].commentBefore ??= list.commentBefore ?? null;
    list.commentBefore = null;
    list.items = [...edit(list.items)];
    if (list.items.length === 0) remove(document, path);
  });

function documentOf(yaml: string): YamlDocument.Parsed {
  const document = parseDocument(plainLines(yaml).join('\n'), { logLevel: 'silent' });
  const { contents, comment, errors } = document;
  if (errors.length > 0 || !isMap(contents)) return document;
  // The library writes an empty line above a comment behind all keys, also where the file has none.
  if (printed(document, yaml).length > rawLines(yaml).length) {
    contents.comment = comment;
    document.comment = null;
  }
  return document;
}

/** How people indent lists and maps. */
const STYLES: readonly ToStringOptions[] = [{}, { indentSeq: false }, { indent: 4 }];

/** The style in which the library indents each line as the file does; undefined when there is none. */
const styleOf = (document: YamlDocument, yaml: string): ToStringOptions | undefined => {
  const raw = plainLines(yaml);
  const isSame = (line: string, at: number) =>
    isComment(line) || line.search(/\S/) === raw[at]?.search(/\S/);
  return STYLES.find((style) => {
    const lines = printed(document, yaml, style);
    return lines.length === raw.length && lines.every(isSame);
  });
};

/** Lines of a document as the library writes them, with the spaces and quotes of its own. */
const printed = (document: YamlDocument, yaml: string, style: ToStringOptions = {}): string[] =>
  document.contents === null
    ? plainLines(yaml)
    : document
        .toString({ ...style, lineWidth: 0, doubleQuotedMinMultiLineLength: 1e9 })
        .split('\n');

const rawLines = (yaml: string) => yaml.replace(/(?<=.)\n?$/, '\n').split('\n');

/** The lines as the site reads them: with plain spaces around dashes, keys and colons. */
const plainLines = (yaml: string) => rawLines(yaml).map(plainLine);

const isComment = (line: string) => /^\s*(?:#|$)/.test(line);

/** Changes the document, and takes over the lines from the first that differs to the last: all others stay as they are in the file. */
function edited(
  yaml: string,
  change: (document: YamlDocument) => void,
  isKept: (line: string) => boolean = () => false,
): string {
  const document = documentOf(yaml);
  const style = styleOf(document, yaml);
  const old = printed(document, yaml, style);
  change(document);
  const now = printed(document, yaml, style);
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const kept = rawLines(yaml)
    .slice(start, old.length - end)
    .filter(isKept);
  const lines = [...kept, ...now.slice(start, now.length - end)];
  const text = rawLines(yaml)
    .toSpliced(start, old.length - end - start, ...lines)
    .join('\n');
  return yaml.endsWith('\n') || yaml === '' ? text : text.replace(/\n$/, '');
}

/** Sets the node at a path; the maps above it that are missing are created. */
function put(document: YamlDocument, path: Path, node: Node): void {
  const [key, parent] = [path.at(-1), path.slice(0, -1)];
  const above: unknown = parent.length > 0 ? document.getIn(parent, true) : document.contents;
  if (isCollection(above)) document.setIn(path, node);
  else if (parent.length === 0) document.contents = document.createNode({ [String(key)]: node });
  else put(document, parent, document.createNode({ [String(key)]: node }));
}

function remove(document: YamlDocument, path: Path): void {
  const parent = path.slice(0, -1);
  document.deleteIn(path);
  const above: unknown = document.getIn(parent, true);
  if (!isMap(above) || above.items.length > 0 || parent.length === 0) return;
  if (typeof parent.at(-1) === 'number') document.setIn(parent, '');
  else remove(document, parent);
}
