import { isMap, type ParsedNode, parseDocument, stringify, visit } from 'yaml';
import { partsOf } from '../documents/page-parts.ts';
import { isEmpty, type PlainObject, withoutEmpty } from './values.ts';
import { applyEdits, type Edit, valueEdits } from './yaml-edits.ts';

/** The name of the field for the body: the text below the frontmatter. */
export const BODY_FIELD = 'body';

/** The name of a value without a field: the whole file as it was read. A save needs the source, because it changes only some lines. */
const SOURCE_FIELD = 'source';

/** `texte` is MDX with a frontmatter, `donnees` is YAML. */
export type FileFormat = 'texte' | 'donnees';

/** Splits a source with LF line ends into frontmatter and body; undefined if a fence is missing or wrong. */
function splitSource(text: string, format: FileFormat) {
  if (format === 'donnees') return { head: '', yaml: text, body: '', bodyStart: text.length };
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const { head, yaml, tail, body, issues } = partsOf(text.slice(bom.length));
  const bodyStart = text.length - body.length;
  return issues.length > 0 || tail === '' ? undefined : { head: bom + head, yaml, body, bodyStart };
}

/** Parses YAML; undefined if a save could not edit it: it has an error, an alias, or something else than keys at its top level. */
function parseYaml(yaml: string) {
  const document = parseDocument(yaml);
  let hasAlias = false;
  visit(document, {
    Alias() {
      hasAlias = true;
    },
  });
  const { contents } = document;
  const isPlain = document.errors.length === 0 && !hasAlias;
  return isPlain && (contents === null || isMap(contents)) ? document : undefined;
}

const toLf = (text: string) => text.replaceAll('\r\n', '\n');

/** The writing screen shows this text as the title of a file that cannot be parsed; a save of such a file throws it as an error. */
export const UNREADABLE =
  'Ce fichier a une faute que l’écran ne sait pas corriger : corrigez-la avec le crayon de GitHub.';

/** The source between two bars: Sveltia CMS trims every value, and the source must keep its blank lines at both ends. */
export const wrapSource = (source: string) => `|${source}|`;

/** The source from which the values were read; undefined for a new file. */
export const unwrapSource = ({ [SOURCE_FIELD]: source }: PlainObject) =>
  typeof source === 'string' && source.length > 2 ? source.slice(1, -1) : undefined;

/** Parses a file to values by field: its YAML keys, `body`, `source`. If it cannot be parsed: `UNREADABLE` as title, all as body. */
export function fromFile(source: string, format: FileFormat): PlainObject {
  const parts = splitSource(toLf(source), format);
  const document = parts && parseYaml(parts.yaml);
  const wrapped = { [SOURCE_FIELD]: wrapSource(source) };
  // A question of the FAQ has the field `question` instead of `title`.
  if (!document)
    return { title: UNREADABLE, question: UNREADABLE, [BODY_FIELD]: source, ...wrapped };
  const body = format === 'texte' ? { [BODY_FIELD]: parts.body.trim() } : {};
  return { ...(document.toJS() as object | null), ...body, ...wrapped };
}

/** File to save: the source with the lines of changed values replaced, or a new file. Throws `UNREADABLE` if it cannot be parsed. */
export function toFile(values: PlainObject, format: FileFormat): string {
  const { [SOURCE_FIELD]: _, ...rest } = values;
  const source = unwrapSource(values);
  const { [BODY_FIELD]: body, ...frontmatter } = rest;
  const data = format === 'texte' ? frontmatter : rest;
  if (source === undefined) return newFile(data, body, format);
  const text = toLf(source);
  const parts = splitSource(text, format);
  const document = parts && parseYaml(parts.yaml);
  if (!document) throw new Error(UNREADABLE);
  return applyToSource(source, text, [
    ...yamlEdits(parts.yaml, document.contents, data).map(({ from, to, text }) => ({
      from: from + parts.head.length,
      to: to + parts.head.length,
      text,
    })),
    { from: parts.bodyStart, to: text.length, text: editedBody(parts.body, body) },
  ]);
}

/** Applies edits of `text`, which is the source with LF line ends, to the source: unchanged lines keep their own line ends. */
function applyToSource(source: string, text: string, edits: readonly Edit[]): string {
  // For each character of the text, its offset in the source.
  const offsets = Array.from(source.matchAll(/\r\n|./gs), ({ index }) => index);
  const isCrlf = (source.match(/\r\n/g)?.length ?? 0) * 2 > (text.match(/\n/g)?.length ?? 0);
  const sourceEdits = edits.flatMap((edit) => {
    const { from, to, text: replacement } = narrowEdit(text, edit);
    if (from === to && replacement === '') return [];
    return {
      from: offsets[from] ?? source.length,
      to: offsets[to] ?? source.length,
      text: isCrlf ? replacement.replaceAll('\n', '\r\n') : replacement,
    };
  });
  return applyEdits(source, sourceEdits);
}

/** The same edit without the characters that are equal at the beginning and at the end of the old and the new text. */
function narrowEdit(source: string, { from, to, text }: Edit): Edit {
  const old = source.slice(from, to);
  const length = Math.min(old.length, text.length);
  let head = 0;
  while (head < length && old[head] === text[head]) head++;
  let tail = 0;
  while (tail < length - head && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  return { from: from + head, to: to - tail, text: text.slice(head, text.length - tail) };
}

function yamlEdits(yaml: string, contents: ParsedNode | null, data: PlainObject): Edit[] {
  if (contents) return valueEdits(yaml, contents, data);
  const added = newYaml(data);
  const lineBreak = added === '' || yaml === '' || yaml.endsWith('\n') ? '' : '\n';
  return [{ from: yaml.length, to: yaml.length, text: lineBreak + added }];
}

const newYaml = (data: PlainObject) =>
  isEmpty(data) ? '' : stringify(withoutEmpty(data), { lineWidth: 0 });

/** The body to save. Sveltia CMS has trimmed it, so the blank lines at both ends are taken from the old body. */
function editedBody(old: string, edited: unknown): string {
  if (typeof edited !== 'string') return old;
  const typed = toLf(edited).trim();
  if (typed === old.trim()) return old;
  if (typed === '') return '';
  if (old.trim() === '') return `${old === '' ? '\n' : old}${typed}\n`;
  const [start = ''] = /^\s*/.exec(old) ?? [];
  const [end = ''] = /\s*$/.exec(old) ?? [];
  return start + typed + end;
}

const newFile = (data: PlainObject, body: unknown, format: FileFormat) =>
  format === 'donnees' ? newYaml(data) : `---\n${newYaml(data)}---\n${editedBody('', body)}`;
