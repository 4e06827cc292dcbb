import { resolve } from 'node:path';
import { diskCache } from './cache.ts';
import { hashFiles, hashOf } from './stamp.ts';

/** What was read and compiled from bodies, shared by check, dev and build. */
export const bodyCache = diskCache(resolve('.cache/bodies'), 300_000_000);

/** What it depends on beside the text: our plugins, readers and schemas, every library's version. */
const BODY_MAKERS = ['src/engine', 'src/content', 'src/vite/bodies.ts', 'package-lock.json'];

let version: string | undefined;

/** The name in the cache of what is made (`purpose`) from a text: its path, its first line, and itself. */
export function bodyKey(purpose: string, ...of: readonly string[]): string {
  version ??= hashOf(32, process.version, hashFiles(BODY_MAKERS));
  return hashOf(32, version, purpose, ...of);
}
