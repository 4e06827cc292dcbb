import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes one file of the site; `path` may begin with a slash. */
export async function put(out: string, path: string, data: string | Buffer): Promise<void> {
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
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
