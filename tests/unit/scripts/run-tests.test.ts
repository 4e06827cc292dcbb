import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testPlan } from '../../../scripts/tooling/test-plan.ts';
import { playwrightReport, vitestReport } from '../../../scripts/tooling/test-report.ts';

test.each([
  ['', 'content types lint unit build e2e', ''],
  ['unit gallery', 'unit', 'gallery'],
  ['e2e gallery', 'build e2e', 'gallery'],
  ['gallery menu', 'unit build e2e', 'gallery menu'],
  ['gallery unit', 'unit build e2e', 'gallery unit'],
  ['site', 'build site', ''],
  ['site e2e', 'build e2e', ''],
  ['site build content', 'content build site', ''],
  ['unit types', 'types unit', ''],
])('« npm test -- %s » runs %s with the filters « %s »', (words, steps, filters) => {
  const plan = testPlan(words.split(' ').filter(Boolean));
  expect(plan.steps.join(' ')).toBe(steps);
  expect(plan.filters.join(' ')).toBe(filters);
});

test('the rare tests run when they are asked for, also before the name of a step', () => {
  const rare = [['--all'], ['--all', 'unit'], ['unit'], []].map((args) => testPlan(args).all);
  expect(rare).toEqual([true, true, false, false]);
  expect(() => testPlan(['--wrong'])).toThrow('--wrong');
});

const dir = mkdtempSync(join(tmpdir(), 'rapports-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('the counts of both runners are read; a test that passed at last counts as passed', () => {
  const write = (name: string, report: object) => {
    writeFileSync(join(dir, name), JSON.stringify(report));
    return join(dir, name);
  };
  const unit = vitestReport(write('v', { numPassedTests: 12, numFailedTests: 1 }));
  const stats = { expected: 1, flaky: 1, unexpected: 3, skipped: 5 };
  const browser = playwrightReport(write('p', { stats }));
  expect([unit, browser]).toEqual([
    { passed: 12, failed: 1 },
    { passed: 2, failed: 3 },
  ]);
});

test('a runner that left no report has none', () => {
  expect([vitestReport(join(dir, 'no')), playwrightReport(join(dir, 'no'))]).toEqual([
    undefined,
    undefined,
  ]);
});
