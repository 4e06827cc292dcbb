import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** Paths of the reports that the test runners write. */
export const REPORTS = { vitest: '.cache/vitest.json', playwright: '.cache/playwright.json' };

interface TestRun {
  file: string;
  title: string;
  seconds: number;
}

/** A fault that a browser test causes: what a visitor sees, which data remains stored, whether the test passed. */
export interface FaultRow {
  fault: string;
  seen: string;
  kept: string;
  held: boolean;
}

export interface TestReport {
  passed: number;
  failed: number;
  /** Tests that ran, and skipped tests. */
  tests: TestRun[];
  faults?: FaultRow[];
}

/** Report of vitest; undefined without a report file. */
export function vitestReport(path = REPORTS.vitest): TestReport | undefined {
  if (!existsSync(path)) return undefined;
  const report: JsonTestResults = JSON.parse(readFileSync(path, 'utf8'));
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative('.', name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, tests };
}

/** Report of Playwright, one entry per test and project; undefined without a report file. */
export function playwrightReport(path = REPORTS.playwright): TestReport | undefined {
  if (!existsSync(path)) return undefined;
  const { config, stats, suites }: JSONReport = JSON.parse(readFileSync(path, 'utf8'));
  const tests = specsOf(suites).flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      file: relative('.', join(config.rootDir, spec.file)),
      title: `${spec.title} [${projectName}]`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  const faults = specsOf(suites).flatMap(faultOf);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, tests, faults };
}

const specsOf = (suites: readonly JSONReportSuite[]): JSONReportSpec[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);

/** Row for a test of `tests/e2e/faults`; empty for other tests. */
function faultOf({ title, ok, tests }: JSONReportSpec): FaultRow[] {
  const annotation = (name: string) =>
    tests[0]?.annotations.find(({ type }) => type === name)?.description;
  const [seen, kept] = [annotation('seen'), annotation('kept')];
  return seen && kept ? [{ fault: title, seen, kept, held: ok }] : [];
}

/** Text lines of the table of faults. */
export function faultTable(rows: readonly FaultRow[]): string[] {
  const head = { fault: 'fault', seen: 'what a visitor sees', kept: 'what is kept' };
  const width = (key: keyof typeof head) =>
    Math.max(...[head, ...rows].map((row) => row[key].length));
  const [fault, seen, kept] = [width('fault'), width('seen'), width('kept')];
  const line = (row: typeof head, held: string) =>
    `${row.fault.padEnd(fault)} | ${row.seen.padEnd(seen)} | ${row.kept.padEnd(kept)} | ${held}`;
  return [line(head, 'held'), ...rows.map((row) => line(row, row.held ? 'yes' : 'NO'))];
}

/** Text lines of the ten slowest tests. */
export const slowest = (tests: readonly TestRun[]): string[] =>
  tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}  ${title}`);
