import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const resolve = createRequire(import.meta.url).resolve;

/** The first characters of the SHA-256 of several texts or bytes, one after the other. */
export function hashOf(length: number, ...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, length);
}

/**
 * Names the way in which something is made: the files of the folder that makes it and the versions
 * of the libraries it calls. A change of either is another name, so that no cache needs emptying.
 */
export async function stampOf(folder: URL, libraries: readonly string[]): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const [code, versions] = await Promise.all([
    Promise.all(files.map((file) => readFile(file))),
    Promise.all(libraries.map(versionOf)),
  ]);
  return hashOf(16, ...code, ...versions);
}

/** Reads the version without loading the library: most do not export their `package.json`. */
async function versionOf(library: string): Promise<string> {
  const folder = join('node_modules', library);
  const entry = resolve(library);
  const root = entry.slice(0, entry.lastIndexOf(folder) + folder.length);
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version;
}
