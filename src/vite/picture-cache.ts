import { resolve } from 'node:path';
import { diskCache } from './disk-cache.ts';

/** The cache of web pictures and sharing pictures, shared by builds and the live preview: 500 MB. */
export const pictureCache = diskCache(resolve('.cache/pictures'), 500_000_000);
