import { expect, test } from 'vitest';
import { head } from '../../../scripts/bench/report.ts';
import { fixedWork, slowness } from '../../../scripts/tooling/machine-speed.ts';
import { Progress } from '../../../scripts/tooling/progress.ts';

test('timeouts grow with the duration of the fixed work, and never shrink', () => {
  expect([1, 150, 300, 90_000].map(slowness)).toEqual([1, 1, 2, 10]);
  expect(fixedWork()).toBeGreaterThan(0);
});

test('the report of the bench states the speed of the machine', () => {
  expect(head()).toMatch(/un même travail de calcul y prend [\d\s]+ ms\./);
});

test('outside a terminal progress is one line a minute, and a failure is printed at once', () => {
  let printed = '';
  const progress = new Progress('Unit tests', false, (text) => {
    printed += text;
  });
  const began = Date.now();
  for (const seconds of [10, 50, 120]) progress.advance(9, 'files', began + seconds * 1000);
  expect(printed).toBe('Unit tests: 3 of 9 files, about 4 min left\n');
  progress.fail('a title', ['why'], 'npx vitest run a');
  expect(printed).toContain('FAILED a title\nwhy\n  alone: npx vitest run a\n');
});
