import { appendFile, stat } from 'node:fs/promises';
import { type Issue, isError, sortIssues } from '../content/issue.ts';
import type { CheckResult } from './apply-rules.ts';
import type { CheckRequest } from './arguments.ts';
import type { FactsReader } from './check.ts';

/** What the command prints, and its exit code. */
interface CheckOutput {
  out: string;
  err: string;
  code: 0 | 1 | 2;
}

/** What the rooms beyond the check lend to it; each is loaded when it is needed. */
export interface Lent {
  /** Remembers the bodies that it has read. */
  readFacts(): Promise<FactsReader>;
  /** Tells of pictures that would stop a build. */
  pictureIssues(result: CheckResult): Promise<Issue[]>;
}

/** Runs the check as asked. A folder that cannot be read is wrong usage; a fault in it is an issue. */
export async function runCheck(request: CheckRequest, lent?: Lent): Promise<CheckOutput> {
  const { folder, format } = request;
  if (!(await isFolder(folder))) {
    return {
      out: '',
      err: `Le dossier « ${folder} » n’existe pas ou ne peut pas être lu.\n`,
      code: 2,
    };
  }
  const { check } = await import('./check.ts');
  const result = await check(folder, await lent?.readFacts());
  const { texts } = result;
  const issues = sortIssues([...result.issues, ...((await lent?.pictureIssues(result)) ?? [])]);
  const code = issues.some(isError) ? 1 : 0;
  if (format === 'json') {
    const { jsonReport } = await import('./report/json.ts');
    return { out: `${jsonReport(issues)}\n`, err: '', code };
  }
  if (format === 'github') {
    const { githubReport, githubSummary } = await import('./report/github.ts');
    const page = process.env.GITHUB_STEP_SUMMARY;
    if (page) await appendFile(page, githubSummary(issues));
    return { out: githubReport(issues), err: '', code };
  }
  const { textReport } = await import('./report/text.ts');
  return { out: textReport(issues, texts), err: '', code };
}

const isFolder = async (path: string) =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
