import { expect, test } from 'vitest';
import { readData } from '../../../src/engine/bodies/frontmatter.ts';

test('a head of thousands of faults, on one line or on as many, is not read', () => {
  expect(readData(`title: "${'\\{'.repeat(40_000)}"`)).toBe(undefined);
  expect(readData(`title: a\n${'*/\n'.repeat(16_000)}`)).toBe(undefined);
  expect(readData('a: b\n'.repeat(3))).toBe(undefined);
  expect(readData('a: b')).toEqual({ a: 'b' });
});
