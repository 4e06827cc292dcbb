import { resolve } from 'node:path';
import { memoizeByKey } from '../../memoize.ts';
import type { Model } from '../../model.ts';
import { diskCache } from './cache.ts';
import { hashFiles, hashOf } from './stamp.ts';

/** What was read and compiled from bodies, shared by check, dev and build. */
export const bodyCache = diskCache(resolve('.cache/bodies'), 300_000_000);

const cachedVersion = memoizeByKey<Model, { version: string }>();

/**
 * The name in the cache of what is made (`purpose`) from a text: its path, its first line, and itself. It depends on
 * the code of the engine and of the site too, and on every library's version.
 */
export function bodyKey(model: Model, purpose: string, ...of: readonly string[]): string {
  const { version } = cachedVersion(model, () => ({
    version: hashOf(32, process.version, hashFiles(['src/engine', ...model.sources])),
  }));
  return hashOf(32, version, purpose, ...of);
}
