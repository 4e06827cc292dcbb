import { type Issue, isError } from '../../content/issue.ts';
import { summary } from './count.ts';
import { excerpt } from './excerpt.ts';

/** What a report may quote: the text of each file, normalized, by the name that issues use. */
type Texts = Readonly<Record<string, string>>;

/** The issues for someone who reads a terminal or a log: grouped by file, with the line at fault. */
export function textReport(issues: readonly Issue[], texts: Texts): string {
  const files = [...new Set(issues.map(({ file }) => file))];
  const groups = files.map((file) => {
    const own = issues.filter((issue) => issue.file === file);
    const text = Object.hasOwn(texts, file) ? texts[file] : undefined;
    return [file, '', ...own.flatMap((issue) => [...issueLines(issue, text ?? ''), ''])].join('\n');
  });
  return [...groups, summary(issues), ''].join('\n');
}

/** One issue as lines of text, indented: what an editor reads, and what the fixtures hold. */
export function issueLines(issue: Issue, text: string): string[] {
  const kind = isError(issue) ? 'erreur' : 'avertissement';
  const place = `${issue.line}:${issue.column}`;
  const quote = excerpt(text, issue.line, issue.column).map((line) => `    ${line}`);
  const paste =
    issue.suggestion === undefined
      ? []
      : ['    À écrire :', ...issue.suggestion.split('\n').map((line) => `      ${line}`)];
  return [
    `  ${place}  ${kind}  ${issue.message}`,
    ...quote,
    `    → ${issue.hint}`,
    ...paste,
    `    En savoir plus : content/AIDE.md#${issue.rule}`,
  ];
}
