import { resolve } from 'node:path';
import type { BodyFacts } from '../../model/body-facts.ts';
import type { BodyReader, BodySource } from '../read-mdx.ts';
import { diskCache } from './cache.ts';
import { hashFiles, hashOf } from './stamp.ts';

/** Cache of compiled bodies and of their `BodyFacts` (headings, links, issues), for check, dev and build; at most 300 MB. */
const bodyCache = diskCache(resolve('.cache/bodies'), 300_000_000);

/** Code on which parsed and compiled bodies depend: no result of older code is used. */
const SOURCES = [
  ...['values', 'site', 'model', 'mdx', 'documents', 'check', 'vite/bodies.ts'].map(
    (one) => `src/${one}`,
  ),
  'package-lock.json',
];

let version: string | undefined;

/** Cache key of a result (`purpose`) for texts. Changes with the code of the site and with library versions. */
function bodyKey(purpose: string, ...of: readonly string[]): string {
  version ??= hashOf(32, process.version, hashFiles(SOURCES));
  return hashOf(32, version, purpose, ...of);
}

/** What is stored of a body: what the check found in it, and its compiled code, which is empty until a build has compiled it. */
interface StoredBody {
  facts: BodyFacts;
  code: string;
}

/** The text also contains the frontmatter, on which facts and code depend. */
const nameOf = ({ path, text }: BodySource) => bodyKey('body', path, text);

/** What is stored of a body: a line with its facts, then its code. Undefined for an unknown body. */
export function recallBody(body: BodySource, cache = bodyCache): StoredBody | undefined {
  const stored = cache.recall(nameOf(body))?.toString('utf8');
  if (stored === undefined) return undefined;
  const end = stored.indexOf('\n');
  return { facts: JSON.parse(stored.slice(0, end)), code: stored.slice(end + 1) };
}

export const storeBody = (body: BodySource, { facts, code }: StoredBody, cache = bodyCache) =>
  cache.store(nameOf(body), Buffer.from(`${JSON.stringify(facts)}\n${code}`));

/** A reader of bodies that stores what it found on the disk. */
export const storedBodies =
  (readBody: BodyReader, cache = bodyCache): BodyReader =>
  (body) => {
    const stored = recallBody(body, cache);
    if (stored) return stored.facts;
    const facts = readBody(body);
    storeBody(body, { facts, code: '' }, cache);
    return facts;
  };
