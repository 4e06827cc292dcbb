import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildBase, commitOf, git } from '../src/review/states/builds.ts';
import { UserError } from '../src/review/user-error.ts';
import { onlyTexts } from './tooling/only-texts.ts';
import { publishedSite } from './tooling/published-site.ts';
import { runCommand, UsageError } from './tooling/run-command.ts';

/**
 * Steps of GitHub workflows. `portee` outputs `code=true` when a pull request changes more than content, also without a pull
 * request or when git fails. `site` and `depart` build main: for its public address, and as the base of reviews.
 */
await runCommand(async (log) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [step] = positionals;
  if (step === 'depart') {
    await buildBase('.', await commitOf('.', 'HEAD'), log);
    return;
  }
  if (step === 'site') return buildForAddress(publishedSite(), log);
  if (step !== 'portee') throw new UsageError('Usage : npm run workflow -- portee | site | depart');
  const { GITHUB_EVENT_NAME: event, GITHUB_OUTPUT: output } = process.env;
  // HEAD is GitHub's merge of the pull request into main, which is HEAD^1. A moved file counts as removed and added.
  const options = ['--name-only', '--no-renames', '-z', 'HEAD^1', 'HEAD'];
  const changed = await git('.', 'diff', ...options).catch(() => '');
  const code = event !== 'pull_request' || !onlyTexts(changed.split('\0').filter(Boolean));
  log(code ? 'Tout est à essayer.' : 'Seuls des textes changent : leurs pages sont à essayer.');
  if (output) appendFileSync(output, `code=${code}\n`);
});

async function buildForAddress(site: string, log: (line: string) => void): Promise<void> {
  process.env.SITE_URL = site;
  const { buildSite } = await import('../src/vite/build-site.ts');
  const { pages } = await buildSite('.cache/publication');
  if (pages === 0) throw new UserError('Le contenu est à corriger d’abord : npm run check dit où.');
  log(`${pages} pages construites pour ${site}`);
}
