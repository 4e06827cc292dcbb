import type { Issue } from '../../content/issue.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';

type Said = Pick<Issue, 'rule' | 'message' | 'hint'> & { value?: string };

/** What is said of a value, at its place, with the whole line corrected when the right value is known. */
export function withValue(
  frontmatter: Frontmatter,
  path: readonly PropertyKey[],
  { value, ...said }: Said,
): Pick<Issue, 'rule' | 'message' | 'hint' | 'suggestion' | 'line' | 'column'> {
  const place = frontmatter.placeOf(path, 'value');
  const { text: line, column } = frontmatter.lineAt(path, 'value');
  const written =
    /^("(?:[^"\\]|\\.)*"|'[^']*')/.exec(line.slice(column - 1))?.[0] ?? plain(line, column);
  if (value === undefined || written === '' || /[[{]/.test(line.slice(0, column - 1)))
    return { ...said, ...place };
  const quote = /^["']/.exec(written)?.[0] ?? (/^#|^\d+$/.test(value) ? '"' : '');
  const before = line.slice(0, column - 1);
  const after = line.slice(column - 1 + written.length);
  return { ...said, ...place, suggestion: `${before}${quote}${value}${quote}${after}` };
}

/** A value without quotes: up to a remark or the end. */
function plain(line: string, column: number): string {
  const rest = line.slice(column - 1);
  const remark = rest.search(/\s#/);
  return (remark < 0 ? rest : rest.slice(0, remark)).trimEnd();
}
