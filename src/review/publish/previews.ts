import { lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from '../../values/user-error.ts';
import { buildSite } from '../../vite/build-site.ts';
import { git } from '../builds.ts';
import { maskPhones } from './mask-phones.ts';
import { previewAddress, previewFolder } from './preview-address.ts';

/** A proposal (pull request); `ref` is the Git ref of its merge into main. */
export interface Proposal {
  pull: number;
  ref: string;
  /** Address for editing files of its branch, with a final slash. */
  edit?: string | undefined;
}

interface PreviewOptions {
  /** Folder of the published site, in which each preview gets its folder `pr-N`. */
  out: string;
  /** Public address of the site, with a final slash. */
  site: string;
  log: (line: string) => void;
  /** Size of all previews (bytes); by default most of the 1 GB that GitHub Pages accepts. */
  maxBytes?: number;
}

const MAX_BYTES = 800_000_000;
/** A proposal can be made so that its build takes very long. */
const TIMEOUT_MS = 180_000;

/** Copy of the project in which previews are built: the code of HEAD, and the content of one proposal after the other. */
const TREE = resolve('.cache/previews');
/** Folders that the copy shares with the project: packages, and caches whose keys are content hashes. */
const SHARED_FOLDERS = ['node_modules', '.cache/bodies', '.cache/pictures'];

/**
 * Builds the preview of each proposal: from its content alone, with the code of HEAD, so that no code of a proposal runs or is
 * served. A preview that cannot be built is logged, and stops nothing. Returns the numbers of the built ones.
 */
export async function buildPreviews(
  proposals: readonly Proposal[],
  { out, site, log, maxBytes = MAX_BYTES }: PreviewOptions,
): Promise<number[]> {
  const built: number[] = [];
  let left = maxBytes;
  await openTree();
  for (const proposal of proposals) {
    const { pull } = proposal;
    const folder = resolve(out, previewFolder(pull));
    try {
      await buildPreview(proposal, folder, previewAddress(site, pull));
      const bytes = await sizeOf(folder);
      if (bytes > left) throw new UserError('Il n’y a plus assez de place.');
      left -= bytes;
      built.push(pull);
      log(`L’aperçu ${pull} est construit.`);
    } catch (fault) {
      await rm(folder, { recursive: true, force: true });
      log(
        `L’aperçu ${pull} n’est pas construit. ${fault instanceof Error ? fault.message : fault}`,
      );
    }
  }
  await git('.', 'worktree', 'remove', '--force', TREE);
  return built;
}

async function openTree(): Promise<void> {
  await rm(TREE, { recursive: true, force: true });
  await git('.', 'worktree', 'prune');
  await git('.', 'worktree', 'add', '--detach', '--force', TREE, 'HEAD');
  await mkdir(join(TREE, '.cache'), { recursive: true });
  for (const folder of SHARED_FOLDERS) {
    await mkdir(folder, { recursive: true });
    await symlink(resolve(folder), join(TREE, folder), 'dir');
  }
}

async function buildPreview({ pull, ref, edit }: Proposal, out: string, siteUrl: string) {
  const content = join(TREE, 'content');
  const names = await git('.', 'diff', '--name-only', '-z', `${ref}^1`, ref, '--', 'content');
  const files = names.split('\0').filter(Boolean);
  if (files.length === 0) throw new UserError('Il ne change pas le contenu.');
  await rm(content, { recursive: true, force: true });
  await git(TREE, 'checkout', '--force', ref, '--', 'content');
  if (!(await lstat(content)).isDirectory()) throw new UserError('content n’est pas un dossier.');
  for (const path of await filesIn(content, /\.(?:mdx|ya?ml)$/))
    await writeFile(path, maskPhones(await readFile(path, 'utf8')));
  const preview = { pull, files, edit };
  const { pages } = await buildSite(out, { cwd: TREE, siteUrl, preview, timeout: TIMEOUT_MS });
  if (pages === 0) throw new UserError('Le contenu est à corriger d’abord.');
  // A document could ask for money, too: the review shows it to those who decide.
  for (const path of await filesIn(out, /\.pdf$/i)) await rm(path);
}

/** Paths of the regular files below a folder whose names match; symbolic links are left out. */
async function filesIn(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Size of all files below a folder (bytes). */
async function sizeOf(folder: string): Promise<number> {
  const sizes = (await filesIn(folder, /^/)).map(async (path) => (await lstat(path)).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
