import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestModule, Reporter as UnitReporter, TestCase as UnitTest } from 'vitest/node';

const MINUTE_MS = 60_000;

/** Progress of a step: one changing line in a terminal, elsewhere a line a minute. */
export class Progress {
  private readonly startedAt = Date.now();
  private printedAt = this.startedAt;
  private done = 0;

  private readonly step: string;
  private readonly isTerminal: boolean;
  private readonly write: (text: string) => void;

  constructor(
    step: string,
    isTerminal = Boolean(process.stdout.isTTY),
    write = (text: string) => void process.stdout.write(text),
  ) {
    this.step = step;
    this.isTerminal = isTerminal;
    this.write = write;
  }

  /** Counts one more of `total` items; `unit` is their name, as in `12 of 90 tests`. */
  advance(total: number, unit: string, now = Date.now()): void {
    this.done += 1;
    if (!this.isTerminal && now - this.printedAt < MINUTE_MS && this.done < total) return;
    this.printedAt = now;
    const seconds = ((now - this.startedAt) / 1000 / this.done) * Math.max(0, total - this.done);
    const left = seconds < 60 ? 'under a minute' : `about ${Math.round(seconds / 60)} min`;
    const line = `${this.step}: ${this.done} of ${total} ${unit}, ${left} left`;
    this.write(this.isTerminal ? `\r\u001b[K${line}` : `${line}\n`);
  }

  /** Prints a failure at once, with the command that runs this test alone. */
  fail(title: string, errors: readonly string[], command: string): void {
    this.write(`${this.isTerminal ? '\r\u001b[K' : ''}FAILED ${title}\n`);
    this.write(`${errors.join('\n')}\n  alone: ${command}\n`);
  }

  end(): void {
    if (this.isTerminal) this.write('\n');
  }
}

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;
/** A test title as a quoted regular expression, for the option of a test runner that selects tests by title. */
const pattern = (title: string) => quoted(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Progress of Playwright, counted in tests. */
export default class BrowserProgress implements Reporter {
  private readonly progress = new Progress('Browser tests');
  private total = 0;

  onBegin(_: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { errors }: TestResult): void {
    this.progress.advance(this.total, 'tests');
    if (test.outcome() !== 'unexpected') return;
    const [, project = '', ...titles] = test.titlePath();
    const file = relative('.', test.location.file);
    this.progress.fail(
      `[${project}] ${titles.join(' › ')}`,
      errors.map(({ message, snippet }) => [message, snippet].filter(Boolean).join('\n')),
      `TESTS=all npx playwright test ${quoted(file)} --project=${project} -g ${pattern(test.title)}`,
    );
  }

  onError({ message = '' }: { message?: string }): void {
    console.error(message);
  }

  onEnd(): void {
    this.progress.end();
  }
}

/** Progress of vitest, counted in files, because vitest finds the tests of a file only when it runs the file. */
export class UnitProgress implements UnitReporter {
  private readonly progress = new Progress('Unit tests');
  private total = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.total = files.length;
  }

  onTestCaseResult(test: UnitTest): void {
    const { state, errors = [] } = test.result();
    if (state !== 'failed') return;
    const { relativeModuleId } = test.module;
    const command = `npx vitest run ${quoted(relativeModuleId)} -t ${pattern(test.fullName.replaceAll(' > ', ' '))}`;
    const texts = errors.map(({ message, stack, diff }) => [stack ?? message, diff].join('\n'));
    this.progress.fail(`${relativeModuleId} › ${test.fullName}`, texts, command);
  }

  onTestModuleEnd(file: TestModule): void {
    this.progress.advance(this.total, 'files');
    const errors = file.errors().map(({ message, stack }) => stack ?? message);
    if (errors.length > 0)
      this.progress.fail(file.relativeModuleId, errors, `npx vitest run ${file.relativeModuleId}`);
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly { message: string }[]): void {
    this.progress.end();
    for (const { message } of errors) console.error(message);
  }
}
