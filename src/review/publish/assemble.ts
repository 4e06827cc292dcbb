import { copyFile, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { previewFolder } from './addresses.ts';

/** A folder of the pages branch that belongs to one proposal. */
const PREVIEW = /^pr-[1-9]\d*$/;
/** What stays on the branch whatever is deployed: its history, and the domain set on GitHub. */
const PERMANENT = new Set(['.git', 'CNAME']);

/** The most that one site may be: what a proposal uploads is not trusted. */
const MOST_FILES = 20_000;
const MOST_BYTES = 900_000_000;

/** Files that Git obeys: attributes that ask for a filter would stop every later publication, that of main too. */
const GIT_READS = /(^|\/)\.git(attributes)?(\/|$)/i;

/** Puts the site of main at the root of the pages branch: everything of the old one goes, previews stay. */
export async function assembleMain(branch: string, site: string): Promise<void> {
  for (const name of await readdir(branch)) {
    if (!PERMANENT.has(name) && !PREVIEW.test(name)) {
      await rm(join(branch, name), { recursive: true, force: true });
    }
  }
  await copySite(site, branch);
}

/** Puts the site of a proposal in its own folder of the pages branch, in the place of the old one. */
export async function assemblePreview(branch: string, site: string, pull: number): Promise<void> {
  const folder = join(branch, previewFolder(checked(pull)));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copySite(site, folder);
}

/** Takes the folder of a proposal off the pages branch. */
export async function removePreview(branch: string, pull: number): Promise<void> {
  await rm(join(branch, previewFolder(checked(pull))), { recursive: true, force: true });
}

/** A number is all that may come from outside: a folder's name is made from it. */
function checked(pull: number): number {
  if (!Number.isInteger(pull) || pull <= 0) throw new Error(`${pull} is no pull request.`);
  return pull;
}

/**
 * Copies a built site file by file. It may come from any pull request: a symbolic link, anything
 * but plain files and folders, or far too much is refused, and nothing of it is ever read or run.
 */
async function copySite(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  let bytes = 0;
  const files: string[] = [];
  for (const entry of entries) {
    const absolute = join(entry.parentPath, entry.name);
    const path = absolute.slice(from.length).replaceAll('\\', '/').replace(/^\//, '');
    if (GIT_READS.test(path)) throw new Refusal(`« ${path} » n’a rien à faire dans un site.`);
    if (entry.isDirectory()) continue;
    const stat = await lstat(absolute);
    if (!stat.isFile()) throw new Refusal(`« ${path} » n’est pas un simple fichier.`);
    bytes += stat.size;
    files.push(path);
  }
  if (files.length > MOST_FILES || bytes > MOST_BYTES) {
    throw new Refusal('Ce site est trop gros pour être publié en aperçu.');
  }
  for (const path of files) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  }
}
