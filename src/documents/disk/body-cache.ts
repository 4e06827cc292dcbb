import { resolve } from 'node:path';
import type { Model } from '../../content/model.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import { diskCache } from './cache.ts';
import { hashFiles, hashOf } from './stamp.ts';

/** Cache of compiled bodies and of their `BodyFacts` (headings, links, issues), for check, dev and build; at most 300 MB. */
export const bodyCache = diskCache(resolve('.cache/bodies'), 300_000_000);

const cachedVersion = memoizeByKey<Model, { version: string }>();

/** Cache key of a result (`purpose`) for texts. Changes with the code of engine and site and with library versions, so no old result is used. */
export function bodyKey(model: Model, purpose: string, ...of: readonly string[]): string {
  const { version } = cachedVersion(model, () => ({
    version: hashOf(
      32,
      process.version,
      hashFiles(['src/values', 'src/mdx', 'src/documents', 'src/check', ...model.sources]),
    ),
  }));
  return hashOf(32, version, purpose, ...of);
}
