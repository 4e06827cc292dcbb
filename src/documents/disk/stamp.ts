import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 in 32 bytes. */
export const digestOf = (data: string | Uint8Array): Buffer =>
  createHash('sha256').update(data).digest();

/** First `length` hex characters of the SHA-256 of all parts. */
export function hashOf(length: number, ...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, length);
}

/**
 * Key of a result that code of the site finds in texts, by the files and folders of `src/` on which it depends: it changes with
 * them and with library versions, so that no result of older code is used.
 */
export function sourcesKey(...sources: readonly string[]): (...texts: string[]) => string {
  const files = [...sources.map((one) => `src/${one}`), 'package-lock.json'];
  let version: string | undefined;
  return (...texts) => {
    version ??= hashOf(32, process.version, hashFiles(files));
    return hashOf(32, version, ...texts);
  };
}

/** SHA-256, in hex, of the names and contents of files, and of all files in folders. */
export const hashFiles = (paths: readonly string[]): string =>
  hashOf(64, ...paths.flatMap(filesBelow).flatMap((file) => [file, readFileSync(file)]));

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
