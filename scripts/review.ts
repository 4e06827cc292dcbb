import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from '../src/check/check.ts';
import { readyLines } from '../src/review/ready-lines.ts';
import { summary } from '../src/review/report/review-summary.ts';
import { review } from '../src/review/review.ts';
import { UsageError } from '../src/values/user-error.ts';
import { findBrowser } from './tooling/find-browser.ts';
import { previewOf } from './tooling/published-site.ts';
import { runCommand } from './tooling/run-command.ts';

await runCommand(async (log) => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      out: { type: 'string', default: 'review' },
      pr: { type: 'string' },
      'no-screenshots': { type: 'boolean', default: false },
    },
  });
  if (!values.base) {
    throw new UsageError('Dites à quoi comparer le site : npm run review -- --base main');
  }
  // Corrections of single lines, which the pull request offers, also when the site cannot be built.
  await mkdir(values.out, { recursive: true });
  const lines = readyLines(await check('content'));
  await writeFile(join(values.out, 'lignes.json'), JSON.stringify(lines));
  const result = await review({
    dir: process.cwd(),
    base: values.base,
    out: resolve(values.out),
    preview: values.pr === undefined ? undefined : previewOf(values.pr),
    browser: values['no-screenshots'] ? undefined : browserIfAny(log),
    log,
  });
  log(summary(result));
  log(`Rapport : ${relative('.', resolve(values.out, 'index.html'))}`);
});

/** Path of a Chromium; undefined if there is none: the review then has no screenshots. */
function browserIfAny(log: (line: string) => void): string | undefined {
  try {
    return findBrowser(log);
  } catch {
    log('Aucun navigateur : la revue se fait sans captures d’écran.');
    return undefined;
  }
}
