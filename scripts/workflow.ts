import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { builtBase } from '../src/review/states/builds.ts';
import { commitOf, git } from '../src/review/states/git.ts';
import { doorway, WrongUsage } from './tooling/doorway.ts';
import { onlyTexts } from './tooling/only-texts.ts';

/**
 * `portee`: the step of `ci.yml` that outputs for the jobs after it whether a proposal changes more than texts. Without
 * a proposal, or where git cannot say what it changes, everything is to be tested. `depart`: the step of `deploy.yml`
 * that builds main as the reviews of proposals will want it.
 */
await doorway(async (say) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [word] = positionals;
  if (word === 'depart') {
    await builtBase('.', await commitOf('.', 'HEAD'), say);
    return;
  }
  if (word !== 'portee') throw new WrongUsage('Usage : npm run workflow -- portee | depart');
  const { GITHUB_EVENT_NAME: event, GITHUB_OUTPUT: output } = process.env;
  // GitHub checks a proposal out as merged, into HEAD^1. A file that moved is one gone and one come.
  const words = ['--name-only', '--no-renames', '-z', 'HEAD^1', 'HEAD'];
  const changed = await git('.', 'diff', ...words).catch(() => '');
  const code = event !== 'pull_request' || !onlyTexts(changed.split('\0').filter(Boolean));
  say(code ? 'Tout est à essayer.' : 'Seuls des textes changent : leurs pages sont à essayer.');
  if (output) appendFileSync(output, `code=${code}\n`);
});
