import { format } from 'node:util';
import fc from 'fast-check';
import { afterEach, expect } from 'vitest';

// Properties draw the same values on each machine; `SEED=… npm test -- unit` draws others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 79) });

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
