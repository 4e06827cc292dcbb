import { isMap, parseDocument, stringify, visit } from 'yaml';
import { partsOf as split } from '../engine/documents/page-parts.ts';
import { type Edit, editsOf, spliced } from './splice.ts';
import { isAbsent, pruned } from './values.ts';

/** What the screen holds of a file: its data, the text under them, and the whole of what was read. */
export type Opened = Record<string, unknown>;

/** The key under which a file's own text travels through the screen, and that of what stands under its frontmatter. */
const SOURCE = 'source';
export const BODY = 'body';

/** The two forms of file: texts, with a frontmatter and a body, and data alone. */
export type Form = 'texte' | 'donnees';

/** A text in its parts; undefined where its fences have a fault. A BOM is above the opening fence, as blank lines are. */
function partsOf(text: string, form: Form) {
  if (form === 'donnees') return { head: '', yaml: text, body: '', bodyAt: text.length };
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const { head, yaml, tail, body, issues } = split(text.slice(bom.length));
  const bodyAt = text.length - body.length;
  return issues.length > 0 || tail === '' ? undefined : { head: bom + head, yaml, body, bodyAt };
}

/** The YAML of a file; undefined where it has a fault, or what we would not know how to write again. */
function documentOf(yaml: string) {
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

const withPlainBreaks = (text: string) => text.replaceAll('\r\n', '\n');

/** What is shown in place of a file that cannot be read, and where a save of it is refused. */
export const UNREADABLE =
  'Ce fichier a une faute que l’écran ne sait pas corriger : corrigez-la avec le crayon de GitHub.';

/** A source as it travels: the library trims every text. */
export const held = (source: string) => `|${source}|`;

/** The bytes from which a text was read; none of a new one. */
export const sourceOf = ({ [SOURCE]: source }: Opened) =>
  typeof source === 'string' && source.length > 2 ? source.slice(1, -1) : undefined;

/** A file as the screen shows it; one that cannot be read is shown whole, under a title that says so. */
export function fromFile(source: string, form: Form): Opened {
  const parts = partsOf(withPlainBreaks(source), form);
  const document = parts && documentOf(parts.yaml);
  if (!document)
    return { title: UNREADABLE, question: UNREADABLE, [BODY]: source, [SOURCE]: held(source) };
  const data = (document.toJS() ?? {}) as Opened;
  return form === 'texte'
    ? { ...data, [BODY]: parts.body.trim(), [SOURCE]: held(source) }
    : { ...data, [SOURCE]: held(source) };
}

/** The bytes to save: those that were read, but for the lines of what has another value now. Throws where a file cannot be read. */
export function toFile(opened: Opened, form: Form): string {
  const { [SOURCE]: _, ...rest } = opened;
  const source = sourceOf(opened);
  const { [BODY]: body, ...texts } = rest;
  const data = form === 'texte' ? texts : rest;
  if (source === undefined) return newFile(data, body, form);
  const text = withPlainBreaks(source);
  const parts = partsOf(text, form);
  const document = parts && documentOf(parts.yaml);
  if (!document) throw new Error(UNREADABLE);
  const at = parts.head.length;
  const edits = [
    ...yamlEdits(parts.yaml, document.contents, data).map((edit) => ({
      ...edit,
      from: edit.from + at,
      to: edit.to + at,
    })),
    { from: parts.bodyAt, to: text.length, text: bodyOf(parts.body, body) },
  ];
  return onBytes(source, text, edits);
}

/** The edits of a text with plain line breaks, done on its bytes: lines that stay keep the breaks that they have. */
function onBytes(source: string, text: string, edits: readonly Edit[]): string {
  // Where each character of the text is in the source.
  const positions = Array.from(source.matchAll(/\r\n|./gs), ({ index }) => index);
  const isDos = (source.match(/\r\n/g)?.length ?? 0) * 2 > (text.match(/\n/g)?.length ?? 0);
  const narrow = edits.map((edit) => narrowed(text, edit)).filter((edit) => edit !== undefined);
  return spliced(
    source,
    narrow.map(({ from, to, text: by }) => ({
      from: positions[from] ?? source.length,
      to: positions[to] ?? source.length,
      text: isDos ? by.replaceAll('\n', '\r\n') : by,
    })),
  );
}

/** An edit without what it leaves as it is at both ends; none where nothing is left. */
function narrowed(text: string, { from, to, text: by }: Edit): Edit | undefined {
  const old = text.slice(from, to);
  if (old === by) return undefined;
  const shorter = Math.min(old.length, by.length);
  let head = 0;
  while (head < shorter && old[head] === by[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === by.at(-1 - tail)) tail++;
  return { from: from + head, to: to - tail, text: by.slice(head, by.length - tail) };
}

function yamlEdits(
  yaml: string,
  contents: ReturnType<typeof parseDocument>['contents'],
  data: Opened,
): Edit[] {
  if (isMap(contents)) return editsOf(yaml, contents, data);
  if (isAbsent(data)) return [];
  const open = yaml === '' || yaml.endsWith('\n') ? '' : '\n';
  const text = open + stringify(pruned(data), { lineWidth: 0 });
  return [{ from: yaml.length, to: yaml.length, text }];
}

/** The text under the frontmatter: a screen trims it, which changes nothing. */
function bodyOf(old: string, now: unknown): string {
  if (typeof now !== 'string') return old;
  const typed = withPlainBreaks(now).trim();
  if (typed === old.trim()) return old;
  if (typed === '') return '';
  if (old.trim() === '') return `${old === '' ? '\n' : old}${typed}\n`;
  const [margin = ''] = /^\s*/.exec(old) ?? [];
  const [end = ''] = /\s*$/.exec(old) ?? [];
  return margin + typed + end;
}

function newFile(data: Opened, body: unknown, form: Form): string {
  const yaml = isAbsent(data) ? '' : stringify(pruned(data), { lineWidth: 0 });
  if (form === 'donnees') return yaml;
  return `---\n${yaml}---\n${bodyOf('', body)}`;
}
