import { basePath } from './base-path.ts';
import { hashFiles, hashOf } from './stamp.ts';

let known: string | undefined;

/** Eight hex digits that name the code (not the content): sources, lockfile and base path. */
export function buildId(): string {
  known ??= hashOf(8, basePath(), hashFiles(['src', 'package-lock.json']));
  return known;
}
