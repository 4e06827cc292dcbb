import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from './base-path.ts';

let known: string | undefined;

/** Eight hex digits that name the code (not the content): sources, lockfile and base path. */
export function buildId(): string {
  if (known) return known;
  const hash = createHash('sha256').update(basePath());
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of [...files, 'package-lock.json', 'vite.config.ts']) {
    hash.update(file).update(readFileSync(file));
  }
  known = hash.digest('hex').slice(0, 8);
  return known;
}
