import { type Diagnosis, type Issue, issueAt } from '../content/issue.ts';
import type { Frontmatter } from '../read/frontmatter.ts';

/** An issue about a value of frontmatter. The right value, where it is known, is offered with its whole line. */
export function valueIssue(
  frontmatter: Frontmatter,
  path: readonly PropertyKey[],
  { suggestion, ...diagnosis }: Diagnosis,
): Issue {
  const place = frontmatter.placeOf(path, 'value');
  const line = suggestion === undefined ? undefined : lineWith(frontmatter, path, suggestion);
  const whole = line === undefined ? diagnosis : { ...diagnosis, suggestion: line };
  return issueAt(frontmatter.file, place, whole);
}

/** The line of a value with another in its place; undefined where it stands between brackets or braces. */
function lineWith(frontmatter: Frontmatter, path: readonly PropertyKey[], value: string) {
  const { text, column } = frontmatter.lineAt(path, 'value');
  const before = text.slice(0, column - 1);
  const rest = text.slice(column - 1);
  const written = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')|^.*?(?=\s+#|\s*$)/.exec(rest)?.[0] ?? '';
  if (written === '' || /[[{]/.test(before)) return undefined;
  return before + inQuotesOf(written, value) + rest.slice(written.length);
}

/** Signs and figures that YAML would read as something else than a text. */
const NEEDS_QUOTES = /^[^\p{L}\p{N}/]|^[\d.,:+e-]+$|:\s|:$|\s#|^(?:true|false|null)$/iu;

function inQuotesOf(written: string, value: string): string {
  if (written.startsWith("'")) return `'${value.replaceAll("'", "''")}'`;
  return written.startsWith('"') || NEEDS_QUOTES.test(value) ? JSON.stringify(value) : value;
}
