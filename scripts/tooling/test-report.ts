import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where the runners of tests write what they did. */
export const REPORTS = { vitest: '.cache/vitest.json', playwright: '.cache/playwright.json' };

interface TestRun {
  file: string;
  title: string;
  seconds: number;
}

export interface TestReport {
  passed: number;
  failed: number;
  /** Also those that were skipped. */
  tests: TestRun[];
}

/** What vitest did. Raises when it left no report. */
export function vitestReport(path = REPORTS.vitest): TestReport {
  const report: VitestJson = JSON.parse(readFileSync(path, 'utf8'));
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative('.', name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests, tests };
}

/** What Playwright did; a test counts once in each project. Raises when it left no report. */
export function playwrightReport(path = REPORTS.playwright): TestReport {
  const { config, stats, suites }: PlaywrightJson = JSON.parse(readFileSync(path, 'utf8'));
  const tests = specsOf(suites).flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      file: relative('.', join(config.rootDir, spec.file)),
      title: `${spec.title} [${projectName}]`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, tests };
}

const specsOf = (suites: readonly Suite[]): Spec[] =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);

/** The ten tests that took longest, one a line. */
export const slowest = (tests: readonly TestRun[]): string[] =>
  [...tests]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}  ${title}`);

/** A time as people say it, in a column of its own. */
export const inMinutes = (seconds: number): string =>
  `${String(Math.floor(Math.round(seconds) / 60)).padStart(3)} min ${String(Math.round(seconds) % 60).padStart(2, '0')} s`;

interface VitestJson {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number }[] }[];
}

interface PlaywrightJson {
  config: { rootDir: string };
  stats: { expected: number; flaky: number; unexpected: number };
  suites: Suite[];
}

interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}

interface Spec {
  title: string;
  file: string;
  tests: { projectName: string; results: { duration: number }[] }[];
}
