import { copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal.ts';

/** The most that one site may be: what a proposal uploads is not trusted. */
const MOST_FILES = 20_000;
const MOST_BYTES = 900_000_000;

/** What Git obeys: attributes that ask for a filter would stop every later publication, that of main too. */
const GIT_READS = /(^|\/)\.git(attributes)?(\/|$)/i;

/**
 * Copies a built site file by file. It may come from a stranger's pull request: a symbolic link, anything
 * but plain files and folders, or far too much is refused, and nothing of it is ever read or run.
 */
export async function copySite(
  from: string,
  to: string,
  wanted: (path: string) => boolean = () => true,
): Promise<void> {
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
    if (!wanted(path)) continue;
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
