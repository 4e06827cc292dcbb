import { resolve } from 'node:path';
import { contentPath } from '../mdx/links.ts';
import { diskCache } from './disk-cache.ts';
import { hashFiles, hashOf } from './stamp.ts';

/** What was compiled from bodies, shared by dev and build. */
export const bodyCache = diskCache(resolve('.cache/bodies'), 300_000_000);

/** What it depends on beside the text: our plugins, readers and schemas, every library's version. */
const BODY_MAKERS = [
  'src/mdx',
  'src/content',
  'src/read',
  'src/vite/bodies.ts',
  'package-lock.json',
];

let version: string | undefined;

/** The name in the cache of what is made (`purpose`) from a text at any path of a content file. */
export function bodyKey(purpose: string, text: string, path: string): string {
  version ??= hashFiles(BODY_MAKERS);
  return hashOf(32, version, purpose, contentPath(path), text);
}
