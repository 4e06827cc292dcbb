import { appendFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Issue, isError, sortIssues } from '../values/issue.ts';
import type { CheckResult } from './check.ts';
import { githubReport, githubSummary } from './reports/github-report.ts';
import { waitingNote } from './reports/summary.ts';
import { jsonReport, textReport } from './reports/text-report.ts';
import { rules } from './rules/site-rules.ts';

const FORMATS = ['text', 'json', 'github'] as const;

interface CheckRequest {
  format: (typeof FORMATS)[number];
  folder: string;
  /** Prints every sample value of the content (`Prénom Nom`), not only how many there are. */
  samples: boolean;
}

const USAGE =
  'Écrivez : npm run check -- [--format text|json|github] [--content DOSSIER] [--samples]';

/** Parses the arguments of the command; returns a French sentence when they are wrong. */
export function checkArguments(args: readonly string[]): CheckRequest | string {
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      format: { type: 'string' },
      content: { type: 'string' },
      samples: { type: 'boolean' },
    },
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const request: CheckRequest = { format: 'text', folder: 'content', samples: false };
  for (const token of tokens) {
    if (token.kind === 'positional') return `L’argument « ${token.value} » est de trop. ${USAGE}`;
    if (token.kind === 'option-terminator') continue;
    const { name, value } = token;
    if (name === 'format') {
      if (!value) return `L’option --format attend text, json ou github. ${USAGE}`;
      const format = FORMATS.find((known) => known === value);
      if (!format) return `Le format « ${value} » n’existe pas : choisissez text, json ou github.`;
      request.format = format;
    } else if (name === 'content') {
      if (!value) return `L’option --content attend le nom d’un dossier. ${USAGE}`;
      request.folder = value;
    } else if (name === 'samples') request.samples = true;
    else return `L’option « ${token.rawName} » n’existe pas. ${USAGE}`;
  }
  return request;
}

interface CheckOutput {
  out: string;
  err: string;
  code: 0 | 1 | 2;
}

/** Decodes all pictures and reports those that would fail a build. A parameter, because `src/engine` may not import `src/vite`. */
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
  const result = await check(folder);
  const issues = sortIssues([...result.issues, ...(await pictureIssues(result))]);
  const code = issues.some(isError) ? 1 : 0;
  if (format === 'json') return { out: `${jsonReport(issues, result.texts)}\n`, err: '', code };
  if (format === 'text') {
    const report = textReport(issues, result.texts, samples);
    return { out: waitingNote(result) + report, err: '', code };
  }
  const page = process.env.GITHUB_STEP_SUMMARY;
  if (page) await appendFile(page, githubSummary(issues));
  return { out: githubReport(issues, result.texts, rules.titles), err: '', code };
}
