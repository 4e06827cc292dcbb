import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { digestOf } from './stamp.ts';

/** Bytes by name, stored between commands. */
export interface DiskCache {
  /** What is stored under a name, whole and as it was written; undefined where there is nothing. */
  recall(name: string): Buffer | undefined;
  /** Stores bytes. A folder that cannot be written makes commands slower, never wrong. */
  store(name: string, data: Buffer): void;
  /** What is stored under a name, else what `make` gives, which is then stored. */
  remember(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

const HOUR = 3_600_000;

/** Bytes of the digest that each file begins with. */
const SEAL = 32;

/**
 * A folder of files that several processes may share and that may be killed at any time: a file appears complete or
 * not at all, and one that was changed since is not read. At the first write of a process what is there beyond `limit`
 * bytes is removed, the longest unused first.
 */
export function diskCache(folder: string, limit: number): DiskCache {
  const making = new Map<string, Promise<Buffer>>();
  let isReady = false;

  const cache: DiskCache = {
    recall(name) {
      try {
        const path = join(folder, name);
        const file = readFileSync(path);
        const data = file.subarray(SEAL);
        if (!file.subarray(0, SEAL).equals(digestOf(data))) return undefined;
        // Its time of use, once an hour at the most.
        if (Date.now() - statSync(path).mtimeMs > HOUR) utimesSync(path, new Date(), new Date());
        return data;
      } catch {
        return undefined;
      }
    },
    store(name, data) {
      try {
        if (!isReady) mkdirSync(folder, { recursive: true });
        const temporary = join(folder, `${name}.tmp-${process.pid}`);
        writeFileSync(temporary, Buffer.concat([digestOf(data), data]));
        renameSync(temporary, join(folder, name));
        if (!isReady) sweep(folder, limit);
        isReady = true;
      } catch {
        // What is not stored is made again.
      }
    },
    remember(name, make) {
      const find = async () => {
        const data = await make();
        cache.store(name, data);
        return data;
      };
      const known = making.get(name) ?? cache.recall(name);
      if (known) return Promise.resolve(known);
      const found = find().finally(() => making.delete(name));
      making.set(name, found);
      return found;
    },
  };
  return cache;
}

/** Removes what is beyond `most` bytes, oldest use first. */
function sweep(folder: string, most: number): void {
  const found = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    // Another process may have swept it meanwhile.
    const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    return { path, size, used: mtimeMs };
  });
  let total = 0;
  for (const { path, size } of found.sort((a, b) => b.used - a.used)) {
    total += size;
    if (total > most) rmSync(path, { force: true });
  }
}

/**
 * The cache of web pictures and sharing pictures, shared by builds and the live preview. Those of 10,000 photos take
 * 800 MB, and a cache that is a little too small keeps nothing of use.
 */
export const pictureCache = diskCache(resolve('.cache/pictures'), 1_000_000_000);
