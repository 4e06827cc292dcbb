import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes one file of the site; `path` may begin with a slash. Synchronous: a build writes many small
 * files, and each would cost more in promises and threads than in writing.
 */
export function put(out: string, path: string, data: string | Buffer): void {
  inFolder(join(out, path), (file) => writeFileSync(file, data));
}

/** Gives a written file a second path: as one file under two names where the disk can, else as a copy. */
export function putAgain(out: string, path: string, written: string): void {
  const source = join(out, written);
  inFolder(join(out, path), (file) => {
    try {
      linkSync(source, file);
    } catch {
      copyFileSync(source, file);
    }
  });
}

/** Writes a file; its folder is made when it is missing. */
function inFolder(file: string, write: (file: string) => void): void {
  try {
    write(file);
  } catch {
    mkdirSync(dirname(file), { recursive: true });
    write(file);
  }
}

/** Puts a finished site in the place of the old one, also across file systems. */
export async function replaceFolder(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch(async () => {
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true, force: true });
  });
}
