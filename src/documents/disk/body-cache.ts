import { resolve } from 'node:path';
import type { BodyReader } from '../read-mdx.ts';
import { diskCache } from './cache.ts';
import { hashFiles, hashOf } from './stamp.ts';

/** Cache of compiled bodies and of their `BodyFacts` (headings, links, issues), for check, dev and build; at most 300 MB. */
export const bodyCache = diskCache(resolve('.cache/bodies'), 300_000_000);

/** Code on which parsed and compiled bodies depend: no result of older code is used. */
const SOURCES = [
  ...['values', 'content', 'mdx', 'documents', 'check', 'vite/bodies.ts'].map(
    (one) => `src/${one}`,
  ),
  'package-lock.json',
];

let version: string | undefined;

/** Cache key of a result (`purpose`) for texts. Changes with the code of the site and with library versions. */
export function bodyKey(purpose: string, ...of: readonly string[]): string {
  version ??= hashOf(32, process.version, hashFiles(SOURCES));
  return hashOf(32, version, purpose, ...of);
}

/** A reader of bodies that stores what it found on the disk. The text also contains the frontmatter, on which the facts depend. */
export const storedBodies =
  (readBody: BodyReader, cache = bodyCache): BodyReader =>
  (body) => {
    const name = `${bodyKey('facts', body.path, body.text)}.json`;
    const stored = cache.recall(name);
    if (stored) return JSON.parse(stored.toString('utf8'));
    const facts = readBody(body);
    cache.store(name, Buffer.from(JSON.stringify(facts)));
    return facts;
  };
