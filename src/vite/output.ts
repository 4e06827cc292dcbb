import { mkdirSync, writeFileSync } from 'node:fs';
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
