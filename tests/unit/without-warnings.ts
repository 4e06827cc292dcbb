import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

const warnings: string[] = [];

const { error } = console;
console.error = (...words) => {
  warnings.push(format(...words));
  error(...words);
};

// React says in the console what it would refuse in a stricter mode: a missing key, an empty address.
afterEach(() => {
  expect(warnings.splice(0)).toEqual([]);
});
