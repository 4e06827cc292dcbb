import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { previewAddress } from './addresses.ts';
import { assembleMain, assemblePreview, removePreview } from './assemble.ts';
import { changedFiles, codeChange, gitHubFromEnv, isClosed, pullOfRun } from './github.ts';
import { changePagesBranch } from './pages-branch.ts';
import { branchLinks, failedComment, previewComment, putComment } from './preview-comment.ts';
import { suggestLines } from './suggestions.ts';

/** A job of a workflow that may write. */
interface Job {
  /** A clone of the repository, on its main branch. */
  repository: string;
  env: NodeJS.ProcessEnv;
  /** Where the site is published, with a final slash. */
  site: string;
  say: (line: string) => void;
}

/** Puts a built site online; previews stay. */
export async function publishMain({ repository, say }: Job, site: string): Promise<void> {
  const edit = (branch: string) => assembleMain(branch, site);
  await changePagesBranch({ dir: repository, message: 'Publier le site', edit, say });
  say('Le site est publié.');
}

/**
 * Publishes what a proposal's build handed over, and comments on the proposal. Which proposal it is comes from
 * the run (`RUN_HEAD`, `RUN_REPOSITORY`, `RUN_SHA`, `RUN_CONCLUSION`, `RUN_URL`), never from the files.
 */
export async function publishPreview(
  { repository, env, site, say }: Job,
  dir: string,
): Promise<void> {
  const { RUN_HEAD: head = '', RUN_SHA: sha = '', RUN_CONCLUSION: conclusion, RUN_URL: url } = env;
  const { RUN_REPOSITORY: from = '' } = env;
  const isNamed = /^[\w.-]+:.+$/.test(head) && /^[\w.-]+\/[\w.-]+$/.test(from);
  if (!isNamed || !/^[0-9a-f]{40}$/.test(sha)) {
    throw new Refusal('Il manque RUN_HEAD, RUN_REPOSITORY ou RUN_SHA : d’où vient cet aperçu ?');
  }
  const gitHub = gitHubFromEnv(env);
  const pull = await pullOfRun(gitHub, { head, sha });
  if (pull === undefined)
    return say('Cette proposition est fermée, ou a changé depuis : rien à publier.');
  const files = await changedFiles(gitHub, pull);
  const links = branchLinks(from, head.slice(head.indexOf(':') + 1), files);
  const lines = await readFile(join(dir, 'lignes.json'), 'utf8').catch(() => '[]');
  await suggestLines(gitHub, { pull, sha, files }, lines).catch((fault) =>
    // A line that changed at this moment: the preview does not wait for it.
    say(`Les lignes prêtes n’ont pas pu être proposées : ${fault}`),
  );
  if (conclusion !== 'success') {
    await putComment(gitHub, pull, failedComment(sha, url ?? '', links));
    return say('L’aperçu n’a pas pu être construit : c’est dit dans la proposition.');
  }
  const edit = (branch: string) => assemblePreview(branch, join(dir, 'site'), pull);
  const message = `Publier l’aperçu de la proposition ${pull}`;
  await changePagesBranch({ dir: repository, message, edit, say });
  // Closed meanwhile: its removal may have come before what it had to remove.
  if (await isClosed(gitHub, pull)) return unpublishPreview({ repository, env, site, say }, pull);
  const review = await readFile(join(dir, 'comment.md'), 'utf8').catch(() => undefined);
  const address = previewAddress(site, pull);
  const caches = await gitHub.call('GET', `/actions/caches?key=main-&ref=refs/pull/${pull}/merge`);
  const code = codeChange(files, caches);
  await putComment(gitHub, pull, previewComment({ address, sha, review, code, links }));
  say(`Aperçu publié : ${address}`);
}

/** Takes the preview of a closed proposal offline. */
export async function unpublishPreview({ repository, say }: Job, pull: number): Promise<void> {
  const edit = (branch: string) => removePreview(branch, pull);
  const message = `Retirer l’aperçu de la proposition ${pull}`;
  await changePagesBranch({ dir: repository, message, edit, say });
  say(`L’aperçu de la proposition ${pull} n’est plus en ligne.`);
}
