import { isMap, parseDocument, stringify, visit } from 'yaml';
import { editsOf, isAbsent, pruned, spliced } from './splice.ts';

/** What the screen holds of a file: its data, the text under them, and the whole of what was read. */
export type Opened = Record<string, unknown>;

/** The key under which a file's own text travels through the screen, and that of what stands under its frontmatter. */
const SOURCE = 'source';
export const BODY = 'body';

/** The two forms of file: texts, with a frontmatter and a body, and data alone. */
export type Form = 'texte' | 'donnees';

interface Parts {
  head: string;
  yaml: string;
  tail: string;
  body: string;
}

function partsOf(text: string, form: Form): Parts | undefined {
  if (form === 'donnees') return { head: '', yaml: text, tail: '', body: '' };
  const found = /^(\uFEFF?---[ \t]*\n)([\s\S]*?)^(---[ \t]*(?:\n|(?![\s\S])))/m.exec(text);
  if (found?.index !== 0) return undefined;
  const [whole, head = '', yaml = '', tail = ''] = found;
  return { head, yaml, tail, body: text.slice(whole.length) };
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

/** A file as the screen shows it; one that cannot be read is shown whole, as text. */
export function fromFile(source: string, form: Form): Opened {
  const parts = partsOf(withPlainBreaks(source), form);
  const document = parts && documentOf(parts.yaml);
  if (!document) return { [BODY]: source, [SOURCE]: source };
  const data = (document.toJS() ?? {}) as Opened;
  return form === 'texte'
    ? { ...data, [BODY]: parts.body, [SOURCE]: source }
    : { ...data, [SOURCE]: source };
}

/** The bytes to save: those that were read, but for the lines of what has another value now. */
export function toFile(opened: Opened, form: Form): string {
  const { [SOURCE]: source, ...rest } = opened;
  const { [BODY]: body, ...texts } = rest;
  const data = form === 'texte' ? texts : rest;
  if (typeof source !== 'string' || source === '') return newFile(data, body, form);
  const text = withPlainBreaks(source);
  const parts = partsOf(text, form);
  const document = parts && documentOf(parts.yaml);
  if (!document) return source;
  const yaml = yamlOf(parts.yaml, document.contents, data);
  const now = parts.head + yaml + parts.tail + bodyOf(parts.body, body);
  if (now === text) return source;
  return source.includes('\r\n') ? now.replaceAll('\n', '\r\n') : now;
}

function yamlOf(
  yaml: string,
  contents: ReturnType<typeof parseDocument>['contents'],
  data: Opened,
) {
  if (isMap(contents)) return spliced(yaml, editsOf(yaml, contents, data));
  if (isAbsent(data)) return yaml;
  const open = yaml === '' || yaml.endsWith('\n') ? '' : '\n';
  return yaml + open + stringify(pruned(data), { lineWidth: 0 });
}

/** The text under the frontmatter: a screen trims it, which changes nothing. */
function bodyOf(old: string, now: unknown): string {
  if (typeof now !== 'string' || now.trim() === old.trim()) return old;
  const [margin = ''] = /^\s*/.exec(old) ?? [];
  const typed = withPlainBreaks(now).trim();
  return typed === '' ? '' : `${margin === '' ? '\n' : margin}${typed}\n`;
}

function newFile(data: Opened, body: unknown, form: Form): string {
  const yaml = isAbsent(data) ? '' : stringify(pruned(data), { lineWidth: 0 });
  if (form === 'donnees') return yaml;
  return `---\n${yaml}---\n${bodyOf('', body)}`;
}
