import { copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { previewFolder } from './addresses.ts';

/** GitHub Pages publishes 1 GB at most, main and all previews together. */
const MAX_BYTES = 950_000_000;
const MAX_FILES = 20_000;

/** A preview, and how its build is fetched: gives the folder of its site. */
interface Preview {
  pull: number;
  fetch: () => Promise<string>;
}

/** A preview that is not online, and why: a French sentence. */
interface LeftOut {
  pull: number;
  reason: string;
}

/**
 * Puts the site of main into an empty folder, and each preview into a folder of its own below it, in this order, as
 * long as the sum fits. A preview that cannot be had keeps nothing else back. Raises only when main itself does not fit.
 */
export async function assemble(
  site: string,
  previews: readonly Preview[],
  { out, max = MAX_BYTES }: { out: string; max?: number },
): Promise<LeftOut[]> {
  let left = max - (await copySite(site, out, max));
  const leftOut: LeftOut[] = [];
  for (const { pull, fetch } of previews) {
    try {
      left -= await copySite(await fetch(), join(out, previewFolder(pull)), left);
    } catch (fault) {
      const reason = fault instanceof Refusal ? fault.message : 'Il n’est plus gardé par GitHub.';
      leftOut.push({ pull, reason });
    }
  }
  return leftOut;
}

/**
 * Copies a built site file by file; gives its bytes. It may come from any proposal: a symbolic link, anything but plain
 * files and folders, or more than `max` bytes is refused before a byte is copied, and nothing of it is read or run.
 */
async function copySite(from: string, to: string, max: number): Promise<number> {
  if (!(await lstat(from)).isDirectory()) throw new Refusal('Ce n’est pas un dossier.');
  let bytes = 0;
  const files: string[] = [];
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const absolute = join(entry.parentPath, entry.name);
    const path = absolute.slice(from.length).replaceAll('\\', '/').replace(/^\//, '');
    const stat = await lstat(absolute);
    if (!stat.isFile()) throw new Refusal(`« ${path} » n’est pas un simple fichier.`);
    bytes += stat.size;
    files.push(path);
  }
  if (files.length > MAX_FILES || bytes > max) {
    throw new Refusal('Il n’y a plus assez de place : GitHub publie 1 Go au plus.');
  }
  for (const path of files) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  }
  return bytes;
}
