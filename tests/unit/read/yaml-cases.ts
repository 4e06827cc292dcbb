import { describe, expect, test } from 'vitest';
import { visibleIssues } from '../../../src/check/rules/suppressions.ts';
import { readLines } from './read-lines.ts';

/** What an editor wrote, and each fault as `line:column rule → corrected line`. */
export type Case = [name: string, text: string, faults: string[]];

/** What an editor is told of a text. */
function tell(text: string) {
  const { issues, blockOf } = readLines(text.split('\n'));
  return visibleIssues(issues, [{ file: 'x', blockOf }]);
}

const said = (text: string) =>
  tell(text).map(
    ({ line, column, rule, suggestion }) =>
      `${line}:${column} ${rule}${suggestion === undefined ? '' : ` → ${suggestion}`}`,
  );

/** Each mistake is named at its place, with the line to paste, after which none is left; nothing is advised away. */
export const holdCases = (about: string, cases: readonly Case[]) =>
  describe(about, () => {
    test.each(cases)('%s', (_name, text, told) => {
      const lines = text.split('\n');
      const issues = tell(text);
      expect(said(text)).toEqual(told);
      const hints = issues.map(({ rule, hint = '' }) => (rule === 'yaml' ? hint : ''));
      expect(hints.filter((hint) => /effacez/i.test(hint))).toEqual([]);
      if (issues.some(({ suggestion }) => suggestion === undefined)) return;
      for (const { line, suggestion = '' } of issues) lines[line - 1] = suggestion;
      expect(said(lines.join('\n'))).toEqual([]);
    });
  });
