import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gitHubFromEnv } from '../src/review/publish/github.ts';
import { keepOneIssue } from '../src/review/publish/one-issue.ts';
import { git } from '../src/review/states/git.ts';
import { doorway, WrongUsage } from './tooling/doorway.ts';
import { onlyTexts } from './tooling/only-texts.ts';

const MARK = '<!-- tests-de-nuit -->';

/** Steps of the workflows in `.github/` that are neither a test nor a publication. */
await doorway(async (say) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { result: { type: 'string' } },
  });
  const [what] = positionals;
  if (what === 'portee') await tellScope(say);
  else if (what === 'nuit' && values.result) await tellNight(values.result);
  else throw new WrongUsage('Usage : npm run workflow -- portee | nuit --result RÉSULTAT');
});

/**
 * Tells the jobs that follow whether a proposal changes more than texts. Without a proposal, or where git cannot say
 * what it changes, everything is to be tested.
 */
async function tellScope(say: (line: string) => void): Promise<void> {
  const { GITHUB_EVENT_NAME: event, GITHUB_OUTPUT: output } = process.env;
  // GitHub checks a proposal out as merged, into HEAD^1. A file that moved is one gone and one come.
  const words = ['--name-only', '--no-renames', '-z', 'HEAD^1', 'HEAD'];
  const changed = await git('.', 'diff', ...words).catch(() => '');
  const code = event !== 'pull_request' || !onlyTexts(changed.split('\0').filter(Boolean));
  say(code ? 'Tout est à essayer.' : 'Seuls des textes changent : leurs pages sont à essayer.');
  if (output) appendFileSync(output, `code=${code}\n`);
}

/** Keeps one issue open as long as the tests of the night fail on main. */
async function tellNight(result: string): Promise<void> {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
  const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const open = result !== 'success';
  const said = open ? 'n’ont pas tous réussi' : 'réussissent de nouveau';
  await keepOneIssue(gitHubFromEnv(process.env), {
    mark: MARK,
    title: 'Les tests de la nuit échouent',
    body: `${MARK}\n\nLes tests de la nuit ${said} sur main : ${run}\n\nChez vous : \`npm run test:all\`.`,
    open,
  });
}
