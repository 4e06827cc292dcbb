import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../user-error.ts';
import { admittedPreviews, filesAndUntrustedChange } from './admission.ts';
import { assemble } from './assemble.ts';
import { gitHubFromEnv, headSha, openPullOfHead } from './github-api.ts';
import { previewAddress } from './preview-address.ts';
import { branchLinks, failedComment, previewComment, writeComment } from './preview-comment.ts';
import { suggestLines } from './suggestions.ts';

/** Environment variables and output of a job of GitHub Actions. */
interface Job {
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

/**
 * Assembles the files for GitHub Pages in the empty folder `out`: the built site of main (`dir`) and the previews that may
 * be published, downloaded from their workflow runs. It logs skipped previews, also in the summary of the workflow run.
 */
export async function assembleSite({ env, log }: Job, { dir, out }: Record<'dir' | 'out', string>) {
  const gitHub = gitHubFromEnv(env);
  const home = await mkdtemp(join(env.RUNNER_TEMP ?? tmpdir(), 'apercus-'));
  const previews = (await admittedPreviews(gitHub)).map(({ pull, run }) => ({
    pull,
    fetch: async () => {
      const folder = join(home, String(pull));
      const words = ['run', 'download', String(run), '--repo', gitHub.repository];
      const options = { env: { ...env, GH_TOKEN: env.GITHUB_TOKEN } };
      await promisify(execFile)('gh', [...words, '--name', 'apercu', '--dir', folder], options);
      return join(folder, 'site');
    },
  }));
  const skipped = await assemble(dir, previews, { out });
  const lines = [
    `${previews.length - skipped.length} aperçu(s) à côté du site.`,
    ...skipped.map(({ pull, reason }) => `L’aperçu ${pull} n’est pas en ligne. ${reason}`),
  ];
  lines.forEach(log);
  if (env.GITHUB_STEP_SUMMARY) await appendFile(env.GITHUB_STEP_SUMMARY, `${lines.join('\n\n')}\n`);
}

/**
 * Publishes the comment and suggestions in `dir`, written by the workflow run of a proposal. Only the variables `RUN_…`
 * (set by GitHub) identify the proposal; its own code could have written another number into the files.
 */
export async function commentPreview(
  { env, log }: Job,
  { dir, site }: Record<'dir' | 'site', string>,
): Promise<void> {
  const { RUN_HEAD: head = '', RUN_SHA: sha = '', RUN_CONCLUSION: conclusion } = env;
  const { RUN_REPOSITORY: from = '', RUN_URL: run = '' } = env;
  const isNamed = /^[\w.-]+:.+$/.test(head) && /^[\w.-]+\/[\w.-]+$/.test(from);
  if (!isNamed || !/^[0-9a-f]{40}$/.test(sha)) {
    throw new UserError('Il manque RUN_HEAD, RUN_REPOSITORY ou RUN_SHA : d’où vient cet aperçu ?');
  }
  const gitHub = gitHubFromEnv(env);
  const pull = await openPullOfHead(gitHub, { head, sha });
  if (pull === undefined)
    return log('Cette proposition est fermée, ou a changé depuis : rien à dire.');
  const { files, code } = await filesAndUntrustedChange(gitHub, pull, sha);
  const links = branchLinks(from, head.slice(head.indexOf(':') + 1), files);
  const lines = await readFile(join(dir, 'lignes.json'), 'utf8').catch(() => '[]');
  await suggestLines(gitHub, { pull, sha, files }, lines).catch((fault) =>
    // GitHub refuses all suggestions if one of the lines has changed since; the comment is written anyway.
    log(`Les lignes prêtes n’ont pas pu être proposées : ${fault}`),
  );
  if (conclusion !== 'success') {
    await writeComment(gitHub, pull, failedComment(sha, run, links));
    return log('L’aperçu n’a pas pu être construit : c’est dit dans la proposition.');
  }
  if ((await headSha(gitHub, pull)) !== sha)
    return log('Cette proposition a changé : la suite dira mieux.');
  const review = await readFile(join(dir, 'comment.md'), 'utf8').catch(() => undefined);
  const address = previewAddress(site, pull);
  const comment = previewComment({ address, run, sha, review, code, files, links });
  await writeComment(gitHub, pull, comment);
  log(`La proposition ${pull} a son commentaire.`);
}
