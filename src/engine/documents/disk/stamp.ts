import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const resolve = createRequire(import.meta.url).resolve;

/** The SHA-256 of bytes, or of a text in UTF-8, in 32 bytes. */
export const digestOf = (data: string | Uint8Array): Buffer =>
  createHash('sha256').update(data).digest();

/** The first characters of the SHA-256 of several texts or bytes, one after the other. */
export function hashOf(length: number, ...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, length);
}

/** The SHA-256, in hex, of files and of all files below folders, with their names. */
export const hashFiles = (paths: readonly string[]): string =>
  hashOf(64, ...paths.flatMap(filesBelow).flatMap((file) => [file, readFileSync(file)]));

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** What makes the things that a cache keeps. */
export interface CacheInputs {
  /** Files and folders, from the project's root. */
  paths: readonly string[];
  libraries: readonly string[];
}

/**
 * Names the way in which something is made, by the bytes of our files and the versions of the libraries
 * they call. A change of either is another name, so that no cache needs emptying.
 */
export const stampOf = ({ paths, libraries }: CacheInputs): string =>
  hashOf(16, hashFiles(paths), ...libraries.map(versionOf));

/** Reads the version without loading the library: most do not export their `package.json`. */
function versionOf(library: string): string {
  const folder = join('node_modules', library);
  const entry = resolve(library);
  const root = entry.slice(0, entry.lastIndexOf(folder) + folder.length);
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}
