import { type Issue, isError } from '../../values/issue.ts';
import { suggestionOf, type Texts, textOf } from './suggestion.ts';
import { isSampleIssue, summary } from './summary.ts';

/** GitHub workflow commands: one annotation for each issue. */
export const githubReport = (issues: readonly Issue[], texts: Texts): string =>
  errorsFirst(issues)
    .map((issue) => `${annotation(issue, texts)}\n`)
    .join('');

/** Errors first and sample values last, because GitHub shows only ten annotations of each severity. */
const errorsFirst = (issues: readonly Issue[]) => [...issues].sort((a, b) => rank(a) - rank(b));

const rank = (issue: Issue) => (isError(issue) ? 0 : isSampleIssue(issue) ? 2 : 1);

function annotation(issue: Issue, texts: Texts): string {
  const { file, line, column: col } = issue;
  const suggestion = suggestionOf(issue, textOf(issue, texts));
  const paste = suggestion === undefined ? '' : `\nÀ écrire : ${suggestion}`;
  const properties = Object.entries({ file, line, col, title: issue.message })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${issue.severity} ${properties}::${escapeData(`→ ${issue.hint}${paste}`)}`;
}

const escapeData = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Summary page of the job, in Markdown: the count, then a table of issues. */
export function githubSummary(issues: readonly Issue[]): string {
  const rows = errorsFirst(issues).map(
    (issue) =>
      `| ${isError(issue) ? '❌' : '⚠️'} | \`${cell(issue.file)}\` | ${issue.line} | ${cell(issue.message)} ${cell(issue.hint)} | \`${issue.rule}\` |`,
  );
  const table =
    rows.length === 0
      ? []
      : ['', '| | Fichier | Ligne | Ce qui ne va pas | Règle |', '|---|---|---|---|---|', ...rows];
  return ['## Contrôle des textes', '', summary(issues), ...table, ''].join('\n');
}

/** Escapes text for a table cell. */
const cell = (text: string) =>
  text.replace(/\s*\n\s*/g, ' ').replace(/[\\|`*_<>[\]]/g, (sign) => `\\${sign}`);
