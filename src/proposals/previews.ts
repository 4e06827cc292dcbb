import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { IN_PREVIEW, previewAddress, previewFolder } from '../model/outputs.ts';
import { filesBelow } from '../review/content-state.ts';
import { checkOut, git } from '../review/git.ts';
import { UserError } from '../values/user-error.ts';
import { buildSite } from '../vite/build-site.ts';
import type { Proposal } from './proposals.ts';

interface PreviewOptions {
  /** Repository with the refs of the proposals. */
  from: string;
  /** Folder in which each preview gets its folder `pr-N`; those of before are removed. */
  out: string;
  /** Public address of the site, with a final slash. */
  site: string;
  log: (line: string) => void;
}

/** Size of main with all previews: most of the 1 GB that GitHub Pages accepts. */
const MAX_BYTES = 900_000_000;
/** Size of the files of one proposal. */
const MAX_CONTENT_BYTES = 300_000_000;
/** A line of `git ls-tree -l` with a file below `content`, its size in group 1: no link, submodule, control character or `..`. */
const PLAIN_FILE =
  /^100\d{3} blob \w+ +(\d+)\tcontent\/(?!(?:.*\/)?\.\.?(?:\/|$))[^\p{Cc}\ufffd]+$/u;
/** Files that the banner of a preview can name. */
const MAX_NAMED_FILES = 200;
const TIMEOUT_MS = 60_000;

/** Copy of the project in which previews are built: the code of HEAD, and the content of one proposal after the other. */
const TREE = resolve('.cache/previews');
/** Where a preview is built: what is left there by a build that was killed is never published. */
const STAGE = resolve('.cache/apercu-en-cours');

/**
 * Builds the preview of each proposal: from its content alone, with the code of HEAD, so that no code of a proposal runs or is
 * served. A preview appears in `out` whole or not at all. One that cannot be built is logged, and stops nothing. Returns the
 * numbers of the built ones.
 */
export async function buildPreviews(
  proposals: readonly Proposal[],
  { from, out, site, log }: PreviewOptions,
): Promise<number[]> {
  const built: number[] = [];
  await mkdir(out, { recursive: true });
  for (const name of await previewsIn(out)) await rm(join(out, name), { recursive: true });
  await checkOut('.', 'HEAD', TREE);
  for (const proposal of proposals) {
    const { pull } = proposal;
    const stage = join(STAGE, previewFolder(pull));
    try {
      await rm(STAGE, { recursive: true, force: true });
      await buildPreview(proposal, from, stage, previewAddress(site, pull));
      await rename(stage, join(out, previewFolder(pull)));
      built.push(pull);
      log(`L’aperçu ${pull} est construit.`);
    } catch (fault) {
      const reason = fault instanceof UserError ? fault.message : 'Il ne se lit pas.';
      log(`L’aperçu ${pull} n’est pas construit. ${reason}`);
    }
  }
  await rm(STAGE, { recursive: true, force: true });
  await git('.', 'worktree', 'remove', '--force', TREE);
  return built;
}

async function buildPreview({ pull, ref }: Proposal, from: string, out: string, siteUrl: string) {
  const content = join(TREE, 'content');
  // Git walks a tree while it lists it, but compares two trees before it writes a word: the list is first.
  const listed = await git(from, 'ls-tree', '-r', '-l', '-z', ref, 'content').catch(() => {
    throw new UserError('Il a trop de fichiers.');
  });
  const files = listed.split('\0').filter(Boolean);
  const bytes = files.reduce((sum, line) => sum + Number(PLAIN_FILE.exec(line)?.[1]), 0);
  if (Number.isNaN(bytes))
    throw new UserError('Il contient autre chose que des fichiers ordinaires.');
  if (bytes > MAX_CONTENT_BYTES) throw new UserError('Ses fichiers sont trop gros.');
  const names = await git(from, 'diff', '--name-only', '-z', `${ref}^1`, ref, '--', 'content');
  if (names === '') throw new UserError('Il ne change pas le contenu.');
  await rm(content, { recursive: true, force: true });
  const gitDir = await git(from, 'rev-parse', '--absolute-git-dir');
  // Without the index, which belongs to another folder.
  const place = [`--git-dir=${gitDir}`, `--work-tree=${TREE}`];
  await git(TREE, ...place, 'restore', '--worktree', `--source=${ref}`, '--', 'content');
  const texts = names.split('\0').filter((name) => /^content\/[\w/-]{1,200}\.mdx$/.test(name));
  const preview = { pull, files: texts.slice(0, MAX_NAMED_FILES) };
  const { pages } = await buildSite(out, { cwd: TREE, siteUrl, preview, timeout: TIMEOUT_MS });
  if (pages === 0) throw new UserError('Le contenu est à corriger d’abord.');
}

/** Moves finished previews from a folder into that of a site, as many as it has room for. */
export async function addPreviews(from: string, out: string, log: (line: string) => void) {
  let left = MAX_BYTES - (await sizeOf(out));
  for (const name of await previewsIn(from)) {
    const bytes = await sizeOf(join(from, name));
    if (bytes > left) log(`Il n’y a plus assez de place pour ${name}.`);
    else {
      await rename(join(from, name), join(out, name));
      left -= bytes;
    }
  }
}

/** Names of the previews in a folder; none when it is missing. */
export const previewsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => IN_PREVIEW.test(name));

/** Size of all files below a folder (bytes). */
async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const path of await filesBelow(folder)) size += (await lstat(join(folder, path))).size;
  return size;
}
