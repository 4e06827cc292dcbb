import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewAddress } from '../model/outputs.ts';
import type { GitHub, Pull, PullFile } from './github.ts';
import { branchLinks, CONFLICT_COMMENT, proposalComment, saveComment } from './proposal-comment.ts';
import { suggestLines } from './suggestions.ts';

/** A finished run of the workflow that reviews a proposal, as GitHub names it: its files could name another proposal. */
export interface Run {
  /** `owner:branch`. */
  head: string;
  /** Repository of the branch: `owner/name`. */
  repository: string;
  sha: string;
  url: string;
  succeeded: boolean;
}

interface CommentOptions {
  /** Folder of the files that the run uploaded: `comment.md`, and `lignes.json` with corrections of single lines. */
  dir: string;
  /** Public address of the site, with a final slash. */
  site: string;
  log: (line: string) => void;
}

/** Publishes the comment and the suggestions of a run on its proposal. */
export async function commentReview(
  gitHub: GitHub,
  run: Run,
  { dir, site, log }: CommentOptions,
): Promise<void> {
  const { head, repository, sha, url } = run;
  const { number: pull, base } = (await pullOf(gitHub, run)) ?? {};
  if (pull === undefined)
    return log('Cette proposition est fermée, a changé, ou partage sa branche : rien à dire.');
  const files = await gitHub.list<PullFile>(`/pulls/${pull}/files`);
  const links = branchLinks(repository, head.slice(head.indexOf(':') + 1), files);
  const lines = (await textIn(dir, 'lignes.json')) ?? '[]';
  await suggestLines(gitHub, { pull, sha, files }, lines).catch((fault) =>
    // GitHub refuses all suggestions if one of the lines has changed since; the comment is written anyway.
    log(`Les lignes prêtes n’ont pas pu être proposées : ${fault}`),
  );
  const review = run.succeeded ? await textIn(dir, 'comment.md') : undefined;
  const preview = previewAddress(site, pull);
  // Again, because somebody may have pushed while the files were listed.
  if ((await pullOf(gitHub, run))?.number !== pull) return log('Cette proposition a changé.');
  const isOwn = repository === base?.repo.full_name;
  const comment = proposalComment({ sha, run: url, files, links, preview, isOwn, review });
  await saveComment(gitHub, pull, comment);
  log(`La proposition ${pull} a son commentaire.`);
}

/**
 * The open proposal for main whose head a run reviewed; undefined if it has a newer commit, or if the branch has
 * another proposal: a run for another target, with other code, could then pass for its review.
 */
async function pullOf(gitHub: GitHub, { head, sha }: Run): Promise<Pull | undefined> {
  const path = `/pulls?state=open&head=${encodeURIComponent(head)}`;
  const [pull, other] = await gitHub.list<Pull>(path);
  return pull && !other && pull.head.sha === sha && pull.base.ref === 'main' ? pull : undefined;
}

/** Text of a file that a proposal's code wrote; undefined without it. A symbolic link could lead to a secret of this job. */
async function textIn(dir: string, name: string): Promise<string | undefined> {
  const path = join(dir, name);
  const isFile = (await lstat(path).catch(() => undefined))?.isFile() ?? false;
  return isFile ? readFile(path, 'utf8') : undefined;
}

/** Comments on the proposals that GitHub cannot merge, which run no workflow of their own. */
export async function commentConflicts(gitHub: GitHub, pulls: readonly number[]): Promise<void> {
  for (const pull of pulls) await saveComment(gitHub, pull, CONFLICT_COMMENT);
}
