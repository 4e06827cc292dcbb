import { resolve } from 'node:path';
import { diskCache } from './disk-cache.ts';

/** Bytes: the sharing pictures of 10,000 photos take 800 MB, and a cache that is too small by a little keeps nothing of use. */
const LIMIT = 1_000_000_000;

/** The cache of web pictures and sharing pictures, shared by builds and the live preview. */
export const pictureCache = diskCache(resolve('.cache/pictures'), LIMIT);
