import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Returns a function to the transfer size in bytes of a file below `folder`: compressed by gzip, unless its format is already. */
export function transferSizes(folder: string): (path: string) => number {
  const sizes = new Map<string, number>();
  return (path) => {
    const file = join(folder, path);
    const isCompressed = /\.(?:avif|webp|jpg|png|woff2)$/.test(path);
    const size =
      sizes.get(path) ?? (isCompressed ? statSync(file).size : gzipSync(readFileSync(file)).length);
    sizes.set(path, size);
    return size;
  };
}
