import type { CheckResult } from '../check/apply-rules.ts';
import { textOf } from '../check/reports/suggestion.ts';
import type { Issue } from '../values/issue.ts';
import { fixedLines } from '../values/positions.ts';

/** The lines `line` to `end` with an error (`from`) and their correction (`to`), which GitHub offers as a suggestion. */
export interface ReadyLine extends Pick<Issue, 'file' | 'line' | 'message'> {
  end: number;
  from: string;
  to: string;
}

/** The corrections of all issues that have one. */
export const readyLines = ({ issues, texts }: Pick<CheckResult, 'issues' | 'texts'>): ReadyLine[] =>
  issues.flatMap((issue) => {
    const { file, message, fix } = issue;
    if (!fix) return [];
    const text = textOf(issue, texts);
    const lines = text.split('\n');
    const { from: line, to: last, text: to } = fixedLines(text, fix);
    // GitHub replaces lines: an added line is offered with the line behind it.
    const [end, below] = last < line ? [line, `\n${lines[line - 1] ?? ''}`] : [last, ''];
    const from = lines.slice(line - 1, end).join('\n');
    return { file, line, end, message, from, to: to + below };
  });
