import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testPlan } from '../../../scripts/tooling/test-plan.ts';
import {
  faultTable,
  playwrightReport,
  slowest,
  vitestReport,
} from '../../../scripts/tooling/test-report.ts';
import { ALL } from '../all.ts';

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

test('--all runs the rare tests too, alone or with steps', () => {
  const rare = [['--all'], ['--all', 'unit'], ['unit'], []].map((args) => testPlan(args).all);
  expect(rare).toEqual([true, true, false, false]);
  expect(() => testPlan(['--wrong'])).toThrow('--wrong');
});

const dir = mkdtempSync(join(tmpdir(), 'rapports-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const write = (name: string, report: object) => {
  writeFileSync(join(dir, name), JSON.stringify(report));
  return join(dir, name);
};

test('the ten slowest tests are from both reports, per project, the slowest first', () => {
  const quick = Array.from({ length: 12 }, (_, n) => ({ fullName: `quick ${n}`, duration: n }));
  const assertionResults = [...quick, { fullName: 'slow', duration: 2500 }, { fullName: 'none' }];
  const testResults = [{ name: resolve('tests/unit/a.test.ts'), assertionResults }];
  const unit = vitestReport(write('v', { numPassedTests: 12, numFailedTests: 1, testResults }));
  const ran = (projectName: string, duration: number) => ({
    projectName,
    results: [{ duration }],
    annotations: [],
  });
  const tests = [ran('phone', 61_000), ran('desktop', 1000)];
  const spec = { title: 'opens', file: 'b.spec.ts', tests };
  const browser = playwrightReport(
    write('p', {
      config: { rootDir: resolve('tests/e2e') },
      stats: { expected: 1, flaky: 1, unexpected: 3, skipped: 5 },
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    }),
  );
  expect([unit?.passed, unit?.failed, browser?.passed, browser?.failed]).toEqual([12, 1, 2, 3]);
  const lines = slowest([unit, browser].flatMap((report) => report?.tests ?? []));
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 3)).toEqual([
    '   61.0 s  tests/e2e/b.spec.ts  opens [phone]',
    '    2.5 s  tests/unit/a.test.ts  slow',
    '    1.0 s  tests/e2e/b.spec.ts  opens [desktop]',
  ]);
});

test('a test with the annotations seen and kept is a row of the table of faults', () => {
  const annotations = [
    { type: 'seen', description: 'the page' },
    { type: 'kept', description: 'all' },
  ];
  const row = (title: string, ok: boolean, notes: object[]) => ({
    title,
    ok,
    file: 'b.spec.ts',
    tests: [{ projectName: 'phone', results: [], annotations: notes }],
  });
  const specs = [row('no network', true, annotations), row('a lie', false, annotations)];
  const report = playwrightReport(
    write('p', {
      config: { rootDir: resolve('tests/e2e') },
      stats: { expected: 2, flaky: 0, unexpected: 1, skipped: 0 },
      suites: [{ specs: [...specs, row('opens', true, [])] }],
    }),
  );
  expect(faultTable(report?.faults ?? [])).toEqual([
    'fault      | what a visitor sees | what is kept | held',
    'no network | the page            | all          | yes',
    'a lie      | the page            | all          | NO',
  ]);
});

test('without a report file there is no report', () => {
  expect([vitestReport(join(dir, 'no')), playwrightReport(join(dir, 'no'))]).toEqual([
    undefined,
    undefined,
  ]);
});

test.runIf(ALL)('output into a pipe has no colours', () => {
  const { FORCE_COLOR: _, ...env } = process.env;
  const command = ['--import', 'tsx', 'scripts/test.ts', 'lint'];
  const { stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(stdout).toContain('— Format and lint\n');
  expect(stdout + stderr).not.toContain('\u001b');
});
