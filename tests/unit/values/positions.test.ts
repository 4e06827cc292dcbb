import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fixedLines,
  offsetOf,
  placeAbove,
  placeOfLine,
  pointAt,
  withFix,
} from '../../../src/values/positions.ts';

/** The fixes that replace a whole line, and that add lines above one. */
const replaced = (text: string, line: number, right: string) => ({
  ...{ from: 0, to: 0, ...placeOfLine(text, line).range },
  text: right,
});
const added = (text: string, line: number, right: string) => {
  const { range = { from: 0, to: 0 }, write } = placeAbove(text, line);
  return { ...range, text: write?.(right) ?? right };
};

const TEXT = 'un\ndeux\n\ntrois';

test.each([
  [1, 9, 2],
  [4, 99, 14],
  [99, 99, 14],
])('line %i, column %i, which is not there, is the end at %i', (line, column, offset) => {
  expect(offsetOf(TEXT, { line, column })).toBe(offset);
});

test('an offset has its line and column, also counted from an earlier point, and back', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', 'é'), maxLength: 40 });
  fc.assert(
    fc.property(text, fc.nat(40), fc.nat(40), (all, a, b) => {
      const [from, to] = [Math.min(a, b, all.length), Math.min(Math.max(a, b), all.length)];
      const lines = all.slice(0, to).split('\n');
      const column = (lines.at(-1)?.length ?? 0) + 1;
      const point = { offset: to, line: lines.length, column };
      expect([pointAt(all, to), pointAt(all, to, pointAt(all, from))]).toEqual([point, point]);
      expect(offsetOf(all, pointAt(all, to))).toBe(to);
    }),
  );
});

test.each([
  [replaced(TEXT, 1, 'A'), 'A\ndeux\n\ntrois', { from: 1, to: 1, text: 'A' }],
  [replaced(TEXT, 4, 'D'), 'un\ndeux\n\nD', { from: 4, to: 4, text: 'D' }],
  [added(TEXT, 1, 'A'), 'A\nun\ndeux\n\ntrois', { from: 1, to: 0, text: 'A' }],
  [added(TEXT, 3, 'A\nB'), 'un\ndeux\nA\nB\n\ntrois', { from: 3, to: 2, text: 'A\nB' }],
  [added(TEXT, 5, 'E'), 'un\ndeux\n\ntrois\nE\n', { from: 4, to: 4, text: 'trois\nE\n' }],
  [{ from: 1, to: 4, text: '-' }, 'u-eux\n\ntrois', { from: 1, to: 2, text: 'u-eux' }],
  [{ from: 3, to: 8, text: '' }, 'un\n\ntrois', { from: 2, to: 2, text: '' }],
])('the fix %j gives %j, and changes the lines %j', (fix, corrected, lines) => {
  expect(withFix(TEXT, fix)).toBe(corrected);
  expect(fixedLines(TEXT, fix)).toEqual(lines);
});

test('lines that are added at the end of a text begin on a line of their own', () => {
  for (const [text, corrected] of [
    ['', 'A\n'],
    ['un\n', 'un\nA\n'],
    ['un', 'un\nA\n'],
  ] as const)
    expect(withFix(text, added(text, 9, 'A'))).toBe(corrected);
});
