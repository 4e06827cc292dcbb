import { lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { previewFolder } from './addresses.ts';
import { copySite } from './copy-site.ts';

/** A folder of the pages branch that belongs to one proposal. */
const PREVIEW = /^pr-[1-9]\d*$/;
/** What the branch keeps whatever is deployed: its history, and the domain set on GitHub. */
const KEPT = new Set(['.git', 'CNAME']);

/** Puts the site of main at the root of the pages branch: everything of the old one goes, previews stay. */
export async function assembleMain(branch: string, site: string): Promise<void> {
  for (const name of await readdir(branch)) {
    if (!KEPT.has(name) && !PREVIEW.test(name)) {
      await rm(join(branch, name), { recursive: true, force: true });
    }
  }
  await copySite(site, branch, (path) => !PREVIEW.test(path.split('/')[0] ?? ''));
}

/** Puts the site of a proposal in its own folder of the pages branch, in the place of the old one. */
export async function assemblePreview(branch: string, site: string, pull: number): Promise<void> {
  const folder = join(branch, previewFolder(checked(pull)));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copySite(site, folder);
}

/** Takes the folder of a proposal off the pages branch; true when there was one. */
export async function removePreview(branch: string, pull: number): Promise<boolean> {
  const folder = join(branch, previewFolder(checked(pull)));
  const stood = await lstat(folder).then(
    () => true,
    () => false,
  );
  await rm(folder, { recursive: true, force: true });
  return stood;
}

/** A number is all that may come from outside: a folder's name is made from it. */
function checked(pull: number): number {
  if (!Number.isInteger(pull) || pull <= 0) throw new Error(`${pull} is no pull request.`);
  return pull;
}
