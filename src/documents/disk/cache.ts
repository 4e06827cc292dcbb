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
import { join } from 'node:path';
import { digestOf } from './stamp.ts';

/** A cache of bytes on disk. */
export interface DiskCache {
  /** Returns an entry; undefined when it is missing or damaged. */
  recall(name: string): Buffer | undefined;
  /** Stores an entry; does nothing when the folder is not writable. */
  store(name: string, data: Buffer): void;
  /** Returns the entry, or creates and stores it. */
  remember(name: string, create: () => Promise<Buffer>): Promise<Buffer>;
}

/** Bytes of the SHA-256 at the start of each file, by which damaged files are detected. */
const DIGEST_BYTES = 32;

/**
 * A disk cache for concurrent processes that may be killed: writes are atomic, and a damaged file is ignored. At the
 * first write of a process, the least recently used files beyond `limit` bytes are removed.
 */
export function diskCache(folder: string, limit: number): DiskCache {
  let isReady = false;

  const cache: DiskCache = {
    recall(name) {
      try {
        const path = join(folder, name);
        const file = readFileSync(path);
        const data = file.subarray(DIGEST_BYTES);
        if (!file.subarray(0, DIGEST_BYTES).equals(digestOf(data))) return undefined;
        // The file date is the time of last use, for `sweep`.
        utimesSync(path, new Date(), new Date());
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
        // Not an error: the next call creates the entry again.
      }
    },
    async remember(name, create) {
      const existing = cache.recall(name);
      if (existing) return existing;
      const data = await create();
      cache.store(name, data);
      return data;
    },
  };
  return cache;
}

/** Removes the least recently used files beyond `most` bytes. */
function sweep(folder: string, most: number): void {
  const found = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    // Another process may have removed the file.
    const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    return { path, size, used: mtimeMs };
  });
  let total = 0;
  for (const { path, size } of found.sort((a, b) => b.used - a.used)) {
    total += size;
    if (total > most) rmSync(path, { force: true });
  }
}
