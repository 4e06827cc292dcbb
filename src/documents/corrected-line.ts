import type { FrontmatterSource } from '../content/parsed-document.ts';
import { isBareAt } from '../content/schema/schema-fields.ts';
import { type Path, valueAt } from '../values/paths.ts';
import { quoted } from './yaml/line.ts';

/** Source of a frontmatter value, with its quotes: `"Nous"`; empty for a block of several lines (`|`, `>`). */
export function sourceAt(document: Pick<FrontmatterSource, 'lineAt'>, path: Path): string {
  const { text, column } = document.lineAt(path, 'value');
  const rest = text.slice(column - 1);
  const [between] = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')/.exec(rest) ?? [];
  if (between !== undefined) return between;
  const end = rest.search(/[[{]/.test(text.slice(0, column - 1)) ? /[,}\]]|\s#/ : /\s#/);
  const plain = (end < 0 ? rest : rest.slice(0, end)).trimEnd();
  return /^[|>]/.test(plain) ? '' : plain;
}

/** The line with its value replaced; undefined when it contains several values, or the value continues on the next line. */
export function lineWithValue(
  document: FrontmatterSource,
  path: Path,
  value: string,
): string | undefined {
  const { text, column } = document.lineAt(path, 'value');
  const before = text.slice(0, column - 1);
  const written = sourceAt(document, path);
  const read = valueAt(document.data, path);
  const isAlone = /[:-]\s*$/.test(before) && !/[[{]/.test(before);
  if (!isAlone || written === '' || isContinued(written, read)) return undefined;
  const after = text.slice(before.length + written.length);
  if (isBareAt(document.schema, path)) return before + value + after;
  const isQuoted = /^["']/.test(written);
  return before + (isQuoted || isMisread(value) ? quoted(value) : value) + after;
}

function isContinued(written: string, value: unknown): boolean {
  const start = written.replace(/^["']/, '');
  return typeof value === 'string' && value.length > written.length && value.startsWith(start);
}

/** True if YAML parses the text without quotes as something else: `true`, `12`, `a: b`. */
const isMisread = (text: string) =>
  /^[\s"'#&*!|>%@`[\]{},]|^[-+]?[\d._\s]*(?:e[-+]?\d+)?$|^0[xo][\da-f]+$|^[-+]?\.(?:inf|nan)$|:\s|:$|\s#|^(?:true|false|null|~)$/i.test(
    text,
  );

/** The line with its key replaced; undefined when it contains several keys: `{ a: 1, b: 2 }`. */
export function lineWithKey(
  document: FrontmatterSource,
  path: Path,
  key: string,
): string | undefined {
  const { text, column } = document.lineAt(path, 'key');
  const written = String(path.at(-1));
  const from = text.indexOf(written, column - 1);
  const before = text.slice(0, from);
  if (from < 0 || /[[{]/.test(before)) return undefined;
  return before + key + text.slice(from + written.length);
}
