import { mkdirSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes one file of the site; `path` may begin with a slash. Synchronous: a build writes many small
 * files, and each would cost more in promises and threads than in writing.
 */
export function put(out: string, path: string, data: string | Buffer): void {
  const file = join(out, path);
  try {
    writeFileSync(file, data);
  } catch {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
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
