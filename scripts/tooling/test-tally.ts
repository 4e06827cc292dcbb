/** Number of tests by their result. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Shapes of vitest's report and of Playwright's. */
type Report =
  | { numPassedTests: number; numFailedTests: number }
  | { stats: { expected: number; flaky: number; unexpected: number } };

/** Counts the tests in a report (JSON) of a runner that ended well or not; without a report, the step counts as one test. */
export function tallyOf(json: string | undefined, isWell: boolean): Tally {
  if (json === undefined) return { passed: isWell ? 1 : 0, failed: isWell ? 0 : 1 };
  const report: Report = JSON.parse(json);
  const { passed, failed } =
    'stats' in report
      ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
      : { passed: report.numPassedTests, failed: report.numFailedTests };
  // A runner that fails without a failing test (a crash, a broken file) also counts as a failure.
  return { passed, failed: Math.max(failed, isWell ? 0 : 1) };
}
