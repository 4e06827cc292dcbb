import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commentConflicts, commentReview } from '../src/proposals/comment-review.ts';
import { gitHub } from '../src/proposals/github.ts';
import { fetchProposals } from '../src/proposals/proposals.ts';
import { UsageError } from '../src/values/user-error.ts';
import { publishedSite } from './tooling/published-site.ts';
import { runCommand } from './tooling/run-command.ts';

const USAGE =
  'Usage : node scripts/publish.ts revue --dir DOSSIER | propositions --dir DOSSIER | conflits [NUMÉRO…]';

/** Run by the workflows with a token, with Node alone: for security, it installs no library. */
await runCommand(async (log) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string' } },
  });
  const [what, ...pulls] = positionals;
  if (what === 'revue' && values.dir) {
    const { RUN_HEAD = '', RUN_REPOSITORY = '', RUN_SHA = '', RUN_URL = '' } = process.env;
    const run = { head: RUN_HEAD, repository: RUN_REPOSITORY, sha: RUN_SHA, url: RUN_URL };
    const succeeded = process.env.RUN_CONCLUSION === 'success';
    const options = { dir: resolve(values.dir), site: publishedSite(), log };
    await commentReview(gitHub, { ...run, succeeded }, options);
  } else if (what === 'propositions' && values.dir) {
    const { GITHUB_SERVER_URL = '', GITHUB_REPOSITORY = '' } = process.env;
    const origin = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
    await fetchProposals(gitHub, { dir: values.dir, origin, log });
  } else if (what === 'conflits') await commentConflicts(gitHub, pulls.map(Number));
  else throw new UsageError(USAGE);
});
