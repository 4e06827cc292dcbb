import { appendFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Issue, isError, sortIssues } from '../values/issue.ts';
import type { CheckResult } from './apply-rules.ts';
import { githubReport, githubSummary } from './reports/github-report.ts';
import { waitingNote } from './reports/summary.ts';
import { jsonReport, textReport } from './reports/text-report.ts';

const FORMATS = ['text', 'json', 'github'] as const;

interface CheckRequest {
  format: (typeof FORMATS)[number];
  folder: string;
  /** Also prints every sample value of the content (`Prénom Nom`) in the text format. */
  samples: boolean;
}

const USAGE =
  'Cette commande ne s’écrit pas ainsi. Écrivez : npm run check -- [--format text|json|github] [--content DOSSIER] [--samples]';

/** Parses the arguments of the command; returns a French sentence when they are wrong. */
export function checkArguments(args: readonly string[]): CheckRequest | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        format: { type: 'string', default: 'text' },
        content: { type: 'string', default: 'content' },
        samples: { type: 'boolean', default: false },
      },
    });
    const format = FORMATS.find((known) => known === values.format);
    if (!format || values.content === '') return USAGE;
    return { format, folder: values.content, samples: values.samples };
  } catch {
    return USAGE;
  }
}

interface CheckOutput {
  out: string;
  err: string;
  code: 0 | 1 | 2;
}

/** Decodes all pictures and reports those that would fail a build. A parameter, because `src/check` may not import `src/vite`. */
type PictureIssues = (result: CheckResult) => Promise<Issue[]>;

/** Runs the check. Exit code: 2 if the folder cannot be read, 1 if its files have errors, otherwise 0. */
export async function runCheck(
  { folder, format, samples }: CheckRequest,
  pictureIssues: PictureIssues,
): Promise<CheckOutput> {
  const isFolder = (await stat(folder).catch(() => undefined))?.isDirectory() ?? false;
  if (!isFolder) {
    const err = `Le dossier « ${folder} » n’existe pas ou ne peut pas être lu.\n`;
    return { out: '', err, code: 2 };
  }
  // Imported late, so that wrong usage is reported without delay.
  const { check } = await import('./check.ts');
  const { withSpelling } = await import('./spelling.ts');
  const result = await withSpelling(await check(folder));
  const issues = sortIssues([...result.issues, ...(await pictureIssues(result))]);
  const code = issues.some(isError) ? 1 : 0;
  if (format === 'json') return { out: `${jsonReport(issues, result.texts)}\n`, err: '', code };
  if (format === 'text') {
    const report = textReport(issues, result.texts, samples);
    return { out: waitingNote(result) + report, err: '', code };
  }
  const page = process.env.GITHUB_STEP_SUMMARY;
  if (page) await appendFile(page, githubSummary(issues));
  return { out: githubReport(issues, result.texts), err: '', code };
}
