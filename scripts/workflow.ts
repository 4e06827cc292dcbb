import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildBase, commitOf, git } from '../src/review/states/builds.ts';
import { UserError } from '../src/review/user-error.ts';
import { onlyTexts } from './tooling/only-texts.ts';
import { publishedSite } from './tooling/published-site.ts';
import { runCommand, UsageError } from './tooling/run-command.ts';

/**
 * `portee`: the step of `ci.yml` that outputs for the jobs after it whether a proposal changes more than texts. Without
 * a proposal, or where git cannot say what it changes, everything is to be tested. `site` and `depart`: the steps of
 * `deploy.yml` that build main for the address at which it is published, and as the reviews of proposals will want it.
 */
await runCommand(async (log) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [word] = positionals;
  if (word === 'depart') {
    await buildBase('.', await commitOf('.', 'HEAD'), log);
    return;
  }
  if (word === 'site') return buildForAddress(publishedSite(), log);
  if (word !== 'portee') throw new UsageError('Usage : npm run workflow -- portee | site | depart');
  const { GITHUB_EVENT_NAME: event, GITHUB_OUTPUT: output } = process.env;
  // GitHub checks a proposal out as merged, into HEAD^1. A file that moved is one gone and one come.
  const words = ['--name-only', '--no-renames', '-z', 'HEAD^1', 'HEAD'];
  const changed = await git('.', 'diff', ...words).catch(() => '');
  const code = event !== 'pull_request' || !onlyTexts(changed.split('\0').filter(Boolean));
  log(code ? 'Tout est à essayer.' : 'Seuls des textes changent : leurs pages sont à essayer.');
  if (output) appendFileSync(output, `code=${code}\n`);
});

async function buildForAddress(site: string, log: (line: string) => void): Promise<void> {
  process.env.SITE_URL = site;
  const { buildSite } = await import('../src/vite/build.ts');
  const { pages } = await buildSite('.cache/publication');
  if (pages === 0) throw new UserError('Le contenu est à corriger d’abord : npm run check dit où.');
  log(`${pages} pages construites pour ${site}`);
}
