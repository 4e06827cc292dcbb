import { expect, test } from 'vitest';
import { readData } from '../../../src/mdx/frontmatter.ts';

test('thousands of faults on one line are read past in no time', () => {
  const start = performance.now();
  expect(readData(`title: "${'\\{'.repeat(40_000)}"`)).toBe(undefined);
  expect(performance.now() - start).toBeLessThan(3000);
});

test('a head of thousands of broken lines is not read', () => {
  const start = performance.now();
  expect(readData(`title: a\n${'*/\n'.repeat(16_000)}`)).toBe(undefined);
  expect(readData('a: b\n'.repeat(3))).toBe(undefined);
  expect(readData('a: b')).toEqual({ a: 'b' });
  expect(performance.now() - start).toBeLessThan(1500);
});
