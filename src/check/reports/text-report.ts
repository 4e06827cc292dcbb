import { type Issue, isError } from '../../values/issue.ts';
import { suggestionOf, type Texts, textOf } from './suggestion.ts';
import { isSampleIssue, summary } from './summary.ts';

/** Report for a terminal, by file, with excerpts. Errors are last, next to the prompt; sample values are left out unless `showSamples`. */
export function textReport(issues: readonly Issue[], texts: Texts, showSamples = false): string {
  const shown = issues.filter((issue) => showSamples || !isSampleIssue(issue));
  const [errors, warnings] = [shown.filter(isError), shown.filter((issue) => !isError(issue))];
  return [...byFile(warnings, texts), ...byFile(errors, texts), summary(issues), ''].join('\n');
}

function byFile(issues: readonly Issue[], texts: Texts): string[] {
  const files = [...new Set(issues.map(({ file }) => file))];
  return files.map((file) => {
    const own = issues.filter((issue) => issue.file === file);
    return [
      file,
      '',
      ...own.flatMap((issue) => [...issueLines(issue, textOf(issue, texts)), '']),
    ].join('\n');
  });
}

/** Indented lines of one issue: its line with a caret, what to do, and the lines to write. */
export function issueLines(issue: Issue, text: string): string[] {
  const severity = isError(issue) ? 'erreur' : 'avertissement';
  const position = `${issue.line}:${issue.column}`;
  const quote = excerpt(text, issue.line, issue.column).map((line) => `    ${line}`);
  const lines = suggestionOf(issue, text)?.split('\n');
  const paste = lines ? ['    À écrire :', ...lines.map((line) => `      ${line}`)] : [];
  return [
    `  ${position}  ${severity}  ${directionsShown(issue.message)}`,
    ...quote,
    `    → ${directionsShown(issue.hint)}`,
    ...paste,
  ];
}

const WIDTH = 96;

/** The line, and a caret `^` under the column. A long line is cut on both sides of the column. */
function excerpt(text: string, line: number, column: number): string[] {
  const source = text.split('\n')[line - 1];
  if (source === undefined || source.trim() === '') return [];
  const points = [...source];
  // Columns count UTF-16 units, the caret counts visible characters.
  const at = [...source.slice(0, column - 1)].length;
  const from = points.length <= WIDTH ? 0 : Math.max(0, Math.min(at - 40, points.length - WIDTH));
  const shown = points.slice(from, from + WIDTH).map(visible);
  const before = from > 0 ? '…' : '';
  const after = from + WIDTH < points.length ? '…' : '';
  const number = String(line);
  const margin = ' '.repeat(number.length);
  return [
    `${number} │ ${before}${shown.join('')}${after}`,
    `${margin} │ ${' '.repeat([...before, ...shown.slice(0, at - from).join('')].length)}^`,
  ];
}

/** Replaces characters that look like a space by visible ones: `⇥`, `⍽`. */
function visible(character: string): string {
  if (character === '\t') return '⇥';
  if (/[\u00a0\u202f\u2007]/.test(character)) return '⍽';
  return /\p{Cc}/u.test(character) ? '�' : directionsShown(character);
}

/** Replaces controls of text direction by their code (`⟨U+202E⟩`): a terminal would show the line in another order. */
const directionsShown = (text: string) =>
  text.replace(
    /\p{Bidi_Control}/gu,
    (mark) => `⟨U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );

/** JSON array of issues (docs/contract.md#check), keys always in the same order. */
export function jsonReport(issues: readonly Issue[], texts: Texts): string {
  const ordered = issues.map((issue) => {
    const { file, line, column, severity, rule, message, hint } = issue;
    const suggestion = suggestionOf(issue, textOf(issue, texts));
    return { file, line, column, severity, rule, message, hint, suggestion };
  });
  return JSON.stringify(ordered, null, 2);
}
