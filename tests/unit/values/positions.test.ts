import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fixedLines,
  lineEnd,
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
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [7, 2, 5],
  [8, 3, 1],
  [9, 4, 1],
  [14, 4, 6],
])('the offset %i of a text is line %i, column %i, and back', (offset, line, column) => {
  expect(pointAt(TEXT, offset)).toEqual({ offset, line, column });
  expect(offsetOf(TEXT, { line, column })).toBe(offset);
});

test.each([
  [1, 9, 2],
  [3, 2, 8],
  [4, 99, 14],
  [5, 1, 14],
  [99, 99, 14],
])('line %i, column %i, which is not there, is the end at %i', (line, column, offset) => {
  expect(offsetOf(TEXT, { line, column })).toBe(offset);
});

test('a position is the same when it is counted from an earlier one', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', 'é'), maxLength: 40 });
  fc.assert(
    fc.property(text, fc.nat(40), fc.nat(40), (all, a, b) => {
      const [from, to] = [Math.min(a, b, all.length), Math.min(Math.max(a, b), all.length)];
      expect(pointAt(all, to, pointAt(all, from))).toEqual(pointAt(all, to));
      expect(offsetOf(all, pointAt(all, to))).toBe(to);
    }),
  );
});

test('the end of a line is before its line break, or the end of the text', () => {
  expect([0, 2, 3, 8, 9, 14].map((at) => lineEnd(TEXT, at))).toEqual([2, 2, 7, 8, 14, 14]);
});

test.each([
  [replaced(TEXT, 1, 'A'), 'A\ndeux\n\ntrois', { from: 1, to: 1, text: 'A' }],
  [replaced(TEXT, 2, 'B'), 'un\nB\n\ntrois', { from: 2, to: 2, text: 'B' }],
  [replaced(TEXT, 4, 'D'), 'un\ndeux\n\nD', { from: 4, to: 4, text: 'D' }],
  [added(TEXT, 1, 'A'), 'A\nun\ndeux\n\ntrois', { from: 1, to: 0, text: 'A' }],
  [added(TEXT, 3, 'A\nB'), 'un\ndeux\nA\nB\n\ntrois', { from: 3, to: 2, text: 'A\nB' }],
  [added(TEXT, 5, 'E'), 'un\ndeux\n\ntrois\nE\n', { from: 4, to: 4, text: 'trois\nE\n' }],
  [{ from: 1, to: 4, text: '-' }, 'u-eux\n\ntrois', { from: 1, to: 2, text: 'u-eux' }],
  [{ from: 1, to: 3, text: 'x' }, 'uxdeux\n\ntrois', { from: 1, to: 2, text: 'uxdeux' }],
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
