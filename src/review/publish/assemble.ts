import { copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.ts';
import { previewFolder } from './preview-address.ts';

/** GitHub Pages publishes at most 1 GB, previews included. */
const MAX_BYTES = 950_000_000;
const MAX_FILES = 20_000;

/** A preview; `fetch` downloads its build and gives the folder of its site. */
interface Preview {
  pull: number;
  fetch: () => Promise<string>;
}

/** A preview that is not published, with the reason (a French sentence). */
interface SkippedPreview {
  pull: number;
  reason: string;
}

/**
 * Copies the site of main into the empty folder `out`, then each preview into its folder below, up to `max` bytes in
 * all. Gives the previews that failed or did not fit. Throws only when main itself does not fit.
 */
export async function assemble(
  site: string,
  previews: readonly Preview[],
  { out, max = MAX_BYTES }: { out: string; max?: number },
): Promise<SkippedPreview[]> {
  let left = max - (await copySite(site, out, max));
  const skipped: SkippedPreview[] = [];
  for (const { pull, fetch } of previews) {
    try {
      left -= await copySite(await fetch(), join(out, previewFolder(pull)), left);
    } catch (fault) {
      const reason = fault instanceof UserError ? fault.message : 'Il n’est plus gardé par GitHub.';
      skipped.push({ pull, reason });
    }
  }
  return skipped;
}

/**
 * Copies a built site; gives its size (bytes). It may come from any proposal: anything but plain files and folders, or
 * more than `max` bytes, is refused before the first copy.
 */
async function copySite(from: string, to: string, max: number): Promise<number> {
  if (!(await lstat(from)).isDirectory()) throw new UserError('Ce n’est pas un dossier.');
  let bytes = 0;
  const files: string[] = [];
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const absolute = join(entry.parentPath, entry.name);
    const path = absolute.slice(from.length).replaceAll('\\', '/').replace(/^\//, '');
    const stat = await lstat(absolute);
    if (!stat.isFile()) throw new UserError(`« ${path} » n’est pas un simple fichier.`);
    bytes += stat.size;
    files.push(path);
  }
  if (files.length > MAX_FILES || bytes > max) {
    throw new UserError('Il n’y a plus assez de place : GitHub publie 1 Go au plus.');
  }
  for (const path of files) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  }
  return bytes;
}
