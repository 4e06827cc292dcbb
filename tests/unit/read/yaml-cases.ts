import { describe, expect, test } from 'vitest';
import { readLines } from '../../../src/read/yaml/read.ts';

/** What an editor wrote, and each fault as `line:column rule → corrected line`. */
export type Case = [name: string, text: string, faults: string[]];

const said = (text: string) =>
  readLines(text.split('\n'), 1).faults.map(
    ({ line, column, rule, suggestion }) =>
      `${line}:${column} ${rule}${suggestion === undefined ? '' : ` → ${suggestion}`}`,
  );

/** Each mistake is named at its place, with the line to paste. */
export const holdCases = (about: string, cases: readonly Case[]) =>
  describe(about, () => {
    test.each(cases)('%s', (_name, text, faults) => {
      expect(said(text)).toEqual(faults);
    });

    test.each(cases)('%s: nothing is advised away', (_name, text) => {
      const hints = readLines(text.split('\n'), 1).faults.filter(({ rule }) => rule === 'yaml');
      expect(hints.filter(({ hint }) => /effacez/i.test(hint ?? ''))).toEqual([]);
    });

    const corrected = cases.filter(([, , faults]) =>
      faults.every((fault) => fault.includes(' → ')),
    );
    test.each(corrected)('%s: the corrected lines have no fault left', (_name, text) => {
      const lines = text.split('\n');
      const { faults } = readLines(lines, 1);
      for (const { line, suggestion = '' } of faults) lines[line - 1] = suggestion;
      expect(said(lines.join('\n'))).toEqual([]);
    });
  });
