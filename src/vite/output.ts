import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
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
    // Most files find their folder: it is made for the first one only.
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
}

/**
 * Puts a finished site in the place of the old one, also across file systems. The old one is moved away
 * before it is removed: a build that is killed meanwhile leaves no half of it.
 */
export async function replaceFolder(from: string, to: string): Promise<void> {
  const old = `${from}-ancien`;
  const remove = (folder: string) => rm(folder, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await rename(to, old).catch(() => remove(to));
  await rename(from, to).catch(async () => {
    await cp(from, to, { recursive: true });
    await remove(from);
  });
  await remove(old);
}

const HOUR = 3_600_000;

/** A new folder below `parent` to build a site in; what builds that were killed left there goes after an hour. */
export async function workFolder(parent: string): Promise<string> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((known) => /^dist-\d+/.test(known))) {
    const folder = join(parent, name);
    const { mtimeMs = Date.now() } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > HOUR) await rm(folder, { recursive: true, force: true });
  }
  return join(parent, `dist-${process.pid}`);
}
