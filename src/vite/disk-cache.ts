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

/** Bytes by name, stored between builds. */
export interface DiskCache {
  /** What is stored under a name, else what `make` gives, which is then stored. */
  remember(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

const HOUR = 3_600_000;

/**
 * A folder of files that several processes may share and that may be killed at any time: a file
 * appears complete or not at all. At the first write of a process what is there beyond `limit` bytes is removed, the
 * longest unused first.
 */
export function diskCache(folder: string, limit: number): DiskCache {
  const making = new Map<string, Promise<Buffer>>();
  let isSwept = false;

  const store = (name: string, data: Buffer) => {
    const temporary = join(folder, `${name}.tmp-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(temporary, data);
    renameSync(temporary, join(folder, name));
    if (!isSwept) sweep(folder, limit);
    isSwept = true;
  };

  const find = async (name: string, make: () => Promise<Buffer>) => {
    try {
      return read(join(folder, name));
    } catch {
      const data = await make();
      try {
        store(name, data);
      } catch {
        // A full or read-only disk makes builds slower, never wrong.
      }
      return data;
    }
  };

  return {
    remember(name, make) {
      const found = making.get(name) ?? find(name, make).finally(() => making.delete(name));
      making.set(name, found);
      return found;
    },
  };
}

/** Reads a file and updates its time of use, once an hour at the most. Raises for an empty one, which a power cut leaves behind. */
function read(path: string): Buffer {
  const data = readFileSync(path);
  if (data.length === 0) throw new Error(`${path} is empty.`);
  if (Date.now() - statSync(path).mtimeMs > HOUR) utimesSync(path, new Date(), new Date());
  return data;
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
