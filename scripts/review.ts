import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
  const summary = await review({
    dir: process.cwd(),
    base: values.base,
    out: resolve(values.out),
    preview: values.pr === undefined ? undefined : previewOf(values.pr),
    browser: values['no-screenshots'] ? undefined : browserIfAny(log),
    log,
  });
  log(summary);
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
