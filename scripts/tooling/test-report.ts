import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** Where the runners of tests write what they did. */
export const REPORTS = { vitest: '.cache/vitest.json', playwright: '.cache/playwright.json' };

export interface TestReport {
  passed: number;
  failed: number;
}

/** What vitest counted; nothing when it left no report. */
export function vitestReport(path = REPORTS.vitest): TestReport | undefined {
  if (!existsSync(path)) return undefined;
  const report: JsonTestResults = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** What Playwright counted; nothing when it left no report. */
export function playwrightReport(path = REPORTS.playwright): TestReport | undefined {
  if (!existsSync(path)) return undefined;
  const { stats }: JSONReport = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
