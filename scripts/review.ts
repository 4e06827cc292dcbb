import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { summary } from '../src/review/report/words.ts';
import { review } from '../src/review/review.ts';
import { doorway, WrongUsage } from './tooling/doorway.ts';
import { findBrowser } from './tooling/find-browser.ts';
import { previewOf } from './tooling/published-site.ts';

await doorway(async (say) => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      out: { type: 'string', default: 'review' },
      pr: { type: 'string' },
      'no-screenshots': { type: 'boolean', default: false },
    },
  });
  if (!values.base) {
    throw new WrongUsage('Dites à quoi comparer le site : npm run review -- --base main');
  }
  const outcome = await review({
    dir: process.cwd(),
    base: values.base,
    out: resolve(values.out),
    preview: values.pr === undefined ? undefined : previewOf(values.pr),
    browser: values['no-screenshots'] ? undefined : browserIfAny(say),
    say,
  });
  say(summary(outcome));
  say(`Rapport : ${relative('.', resolve(values.out, 'index.html'))}`);
});

/** The path of a Chromium; without one the review has no pictures. */
function browserIfAny(say: (line: string) => void): string | undefined {
  try {
    return findBrowser(say);
  } catch {
    say('Aucun navigateur : la revue se fait sans captures d’écran.');
    return undefined;
  }
}
