import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';
import { previewAddress } from './addresses.ts';
import { admittedPreviews, codeOf } from './admission.ts';
import { assemble } from './assemble.ts';
import { gitHubFromEnv, headOf, pullOfRun } from './github.ts';
import { branchLinks, failedComment, previewComment, putComment } from './preview-comment.ts';
import { suggestLines } from './suggestions.ts';

/** A job of a workflow that may write. */
interface Job {
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
}

/**
 * Puts together what GitHub Pages is to serve, in the empty folder `out`: the built site of main (`dir`), and the kept
 * preview of each open proposal that may have one. Says, also in the summary of the run, which one was left out.
 */
export async function assembleSite({ env, say }: Job, { dir, out }: Record<'dir' | 'out', string>) {
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
  const leftOut = await assemble(dir, previews, { out });
  const lines = [
    `${previews.length - leftOut.length} aperçu(s) à côté du site.`,
    ...leftOut.map(({ pull, reason }) => `L’aperçu ${pull} n’est pas en ligne. ${reason}`),
  ];
  lines.forEach(say);
  if (env.GITHUB_STEP_SUMMARY) await appendFile(env.GITHUB_STEP_SUMMARY, `${lines.join('\n\n')}\n`);
}

/**
 * Comments on a proposal what its build handed over in `dir`. Which proposal it is comes from the run (`RUN_HEAD`,
 * `RUN_REPOSITORY`, `RUN_SHA`, `RUN_CONCLUSION`, `RUN_URL`), never from the files.
 */
export async function commentPreview(
  { env, say }: Job,
  { dir, site }: Record<'dir' | 'site', string>,
): Promise<void> {
  const { RUN_HEAD: head = '', RUN_SHA: sha = '', RUN_CONCLUSION: conclusion } = env;
  const { RUN_REPOSITORY: from = '', RUN_URL: run = '' } = env;
  const isNamed = /^[\w.-]+:.+$/.test(head) && /^[\w.-]+\/[\w.-]+$/.test(from);
  if (!isNamed || !/^[0-9a-f]{40}$/.test(sha)) {
    throw new Refusal('Il manque RUN_HEAD, RUN_REPOSITORY ou RUN_SHA : d’où vient cet aperçu ?');
  }
  const gitHub = gitHubFromEnv(env);
  const pull = await pullOfRun(gitHub, { head, sha });
  if (pull === undefined)
    return say('Cette proposition est fermée, ou a changé depuis : rien à dire.');
  const { files, code } = await codeOf(gitHub, pull, sha);
  const links = branchLinks(from, head.slice(head.indexOf(':') + 1), files);
  const lines = await readFile(join(dir, 'lignes.json'), 'utf8').catch(() => '[]');
  await suggestLines(gitHub, { pull, sha, files }, lines).catch((fault) =>
    // A line that changed at this moment: the preview does not wait for it.
    say(`Les lignes prêtes n’ont pas pu être proposées : ${fault}`),
  );
  if (conclusion !== 'success') {
    await putComment(gitHub, pull, failedComment(sha, run, links));
    return say('L’aperçu n’a pas pu être construit : c’est dit dans la proposition.');
  }
  if ((await headOf(gitHub, pull)) !== sha)
    return say('Cette proposition a changé : la suite dira mieux.');
  const review = await readFile(join(dir, 'comment.md'), 'utf8').catch(() => undefined);
  const address = previewAddress(site, pull);
  const comment = previewComment({ address, run, sha, review, code, files, links });
  await putComment(gitHub, pull, comment);
  say(`La proposition ${pull} a son commentaire.`);
}
