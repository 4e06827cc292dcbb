import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes by name, kept between builds. */
export interface DiskCache {
  /** What is kept under a name, else what `make` gives, which is then kept. */
  remember(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

const HOUR = 3_600_000;
const TEMPORARY = /\.tmp-[\d-]+$/;

/**
 * A folder of files that several processes may share and that may be killed at any time: a file
 * appears complete or not at all. Beyond `limit` bytes the files not used for longest go.
 */
export function diskCache(folder: string, limit: number): DiskCache {
  const making = new Map<string, Promise<Buffer>>();
  let unswept = Number.POSITIVE_INFINITY;
  let serial = 0;

  const keep = async (name: string, data: Buffer) => {
    serial += 1;
    const temporary = join(folder, `${name}.tmp-${process.pid}-${serial}`);
    await mkdir(folder, { recursive: true });
    await writeFile(temporary, data);
    await rename(temporary, join(folder, name));
    unswept += data.length;
    if (unswept < limit / 10) return;
    unswept = 0;
    await sweep(folder, limit * 0.9);
  };

  const find = async (name: string, make: () => Promise<Buffer>) => {
    const kept = await read(join(folder, name));
    if (kept) return kept;
    const data = await make();
    // A full or read-only disk makes builds slower, never wrong.
    await keep(name, data).catch(() => {});
    return data;
  };

  return {
    remember(name, make) {
      const found = making.get(name) ?? find(name, make).finally(() => making.delete(name));
      making.set(name, found);
      return found;
    },
  };
}

/** Reads a file and notes its use, once an hour at the most; an empty one is a power cut's. */
async function read(path: string): Promise<Buffer | undefined> {
  const data = await readFile(path).catch(() => undefined);
  if (!data || data.length === 0) return undefined;
  const now = Date.now();
  const used = await stat(path).catch(() => undefined);
  if (used && now - used.mtimeMs > HOUR) await utimes(path, now / 1000, now / 1000).catch(() => {});
  return data;
}

/** Removes what is beyond `most` bytes, oldest use first, and what killed processes left. */
async function sweep(folder: string, most: number): Promise<void> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
      const abandoned = TEMPORARY.test(name) && Date.now() - mtimeMs > HOUR;
      return { path, size, used: mtimeMs, abandoned };
    }),
  );
  let total = 0;
  for (const { path, size, abandoned } of found.sort((a, b) => b.used - a.used)) {
    total += size;
    if (abandoned || total > most) await rm(path, { force: true });
  }
}
