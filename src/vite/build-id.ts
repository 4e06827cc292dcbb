import { createHash } from 'node:crypto';
import { basePath } from './base-path.ts';
import { hashFiles } from './hash-files.ts';

let known: string | undefined;

/** Eight hex digits that name the code (not the content): sources, lockfile and base path. */
export function buildId(): string {
  known ??= createHash('sha256')
    .update(basePath())
    .update(hashFiles(['src', 'package-lock.json']))
    .digest('hex')
    .slice(0, 8);
  return known;
}
