import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { contentPath } from '../mdx/links.ts';
import { diskCache } from './disk-cache.ts';
import { hashFiles } from './hash-files.ts';

/** What was read and compiled from bodies, shared by check, dev and build. */
export const bodyCache = diskCache(resolve('.cache/bodies'), 300_000_000);

/** What it depends on beside the text: our plugins, readers and schemas, every library's version. */
export const BODY_MAKERS = [
  'src/mdx',
  'src/content',
  'src/read',
  'src/check/read-facts.ts',
  'src/vite/body-compiler.ts',
  'package-lock.json',
];

let version: string | undefined;

/** The name in the cache of what is made (`purpose`) from a normalized text at any path of a content file. */
export function bodyKey(purpose: string, text: string, path: string): string {
  version ??= hashFiles(BODY_MAKERS);
  const key = createHash('sha256');
  for (const part of [version, purpose, contentPath(path), text]) key.update(part).update('\0');
  return key.digest('hex').slice(0, 32);
}
