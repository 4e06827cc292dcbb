import { expect, test } from 'vitest';
import { isRepository } from '../../../src/content/forms/addresses.ts';
import { formDiagnosis } from '../../../src/content/forms/index.ts';

test.each([
  'https://github.com/jean/site',
  'https://github.com/jean-2/mon.site/',
  'https://gitlab.com/jean/groupe/site',
])('the address of a repository is taken: %s', (address) => {
  expect(isRepository(address)).toBe(true);
});

test.each([
  ['https://github.com/jean/site/tree/main', 'https://github.com/jean/site'],
  ['https://github.com/jean/site.git', 'https://github.com/jean/site'],
  ['http://www.github.com/jean/site', 'https://github.com/jean/site'],
  ['https://github.com/jean/site?tab=readme', 'https://github.com/jean/site'],
  ['https://github.com/jean', undefined],
  ['https://github.com/', undefined],
  ['github.com/jean/site', 'https://github.com/jean/site'],
])('a page of it, or its address for Git, is not: %s', (address, meant) => {
  expect(isRepository(address)).toBe(false);
  expect(formDiagnosis('depot', address).suggestion).toBe(meant);
});
