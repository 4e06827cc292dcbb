import { copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.ts';
import { previewFolder } from './preview-address.ts';

/** Below the limit of GitHub Pages: 1 GB for the site with all previews. */
const MAX_BYTES = 950_000_000;
const MAX_FILES = 20_000;

/** Preview (built site) of pull request number `pull`; `fetch` downloads it and returns its folder. */
interface Preview {
  pull: number;
  fetch: () => Promise<string>;
}

/** A preview that is not published; `reason` is a French sentence. */
interface SkippedPreview {
  pull: number;
  reason: string;
}

/**
 * Copies the site of the branch main into the empty folder `out`, and each preview into `out/pr-N`, up to `max` bytes in
 * total. Returns the previews that failed or were too large. Throws only when the site of main is too large.
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
 * Copies a built site and returns its size (bytes). Any outsider may have built it: the function throws, before it copies
 * anything, if the site contains links or other special files, or has more than `max` bytes.
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
