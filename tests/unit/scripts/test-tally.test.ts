import { expect, test } from 'vitest';
import { tallyOf } from '../../../scripts/tooling/test-tally.ts';

const VITEST = { numPassedTests: 8, numFailedTests: 0 };
const PLAYWRIGHT = { stats: { expected: 5, flaky: 2, unexpected: 0 } };

test.each([
  ['a step without a report counts as one test', undefined, true, 1, 0],
  ['such a step that fails is a failure', undefined, false, 0, 1],
  ['tests of vitest are counted', { ...VITEST, numFailedTests: 3 }, false, 8, 3],
  ['a test that passes at its second try passes', PLAYWRIGHT, true, 7, 0],
  [
    'a browser test that fails is counted',
    { stats: { ...PLAYWRIGHT.stats, unexpected: 4 } },
    false,
    7,
    4,
  ],
  ['a runner that crashes behind passed tests fails', VITEST, false, 8, 1],
])('%s', (_, report, isWell, passed, failed) => {
  expect(tallyOf(report && JSON.stringify(report), isWell)).toEqual({ passed, failed });
});
