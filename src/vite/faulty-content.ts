import { textReport } from '../check/report/text.ts';
import type { BuildResult } from './prerender.ts';

/** Stops a build: its message is the report of the check, and no stack says more. */
export class FaultyContent extends Error {
  readonly result: BuildResult;

  constructor(result: BuildResult) {
    super(textReport(result.issues, result.texts));
    this.result = result;
    this.stack = this.message;
  }
}
