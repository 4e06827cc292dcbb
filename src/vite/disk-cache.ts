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

/** Bytes by name, kept between builds. */
export interface DiskCache {
  /** What is kept under a name, else what `make` gives, which is then kept. */
  remember(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

const HOUR = 3_600_000;
const TEMPORARY = /\.tmp-[\d-]+$/;

/**
 * A folder of files that several processes may share and that may be killed at any time: a file
 * appears complete or not at all. Beyond `limit` bytes the files not used for longest go. Files are
 * small and many: they are read and written without promises, which would cost more than the disk.
 */
export function diskCache(folder: string, limit: number): DiskCache {
  const making = new Map<string, Promise<Buffer>>();
  let unswept = Number.POSITIVE_INFINITY;
  let serial = 0;

  const keep = (name: string, data: Buffer) => {
    serial += 1;
    const temporary = join(folder, `${name}.tmp-${process.pid}-${serial}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(temporary, data);
    renameSync(temporary, join(folder, name));
    unswept += data.length;
    if (unswept < limit / 10) return;
    unswept = 0;
    sweep(folder, limit * 0.9);
  };

  const find = async (name: string, make: () => Promise<Buffer>) => {
    const kept = read(join(folder, name));
    if (kept) return kept;
    const data = await make();
    try {
      keep(name, data);
    } catch {
      // A full or read-only disk makes builds slower, never wrong.
    }
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
function read(path: string): Buffer | undefined {
  try {
    const data = readFileSync(path);
    if (data.length === 0) return undefined;
    noteUse(path);
    return data;
  } catch {
    return undefined;
  }
}

function noteUse(path: string): void {
  try {
    const now = Date.now();
    if (now - statSync(path).mtimeMs > HOUR) utimesSync(path, now / 1000, now / 1000);
  } catch {
    // Another process swept it meanwhile, or the disk is read-only: the bytes are good.
  }
}

/** Removes what is beyond `most` bytes, oldest use first, and what killed processes left. */
function sweep(folder: string, most: number): void {
  const found = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    // Another process may have swept it meanwhile.
    const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    const abandoned = TEMPORARY.test(name) && Date.now() - mtimeMs > HOUR;
    return { path, size, used: mtimeMs, abandoned };
  });
  let total = 0;
  for (const { path, size, abandoned } of found.sort((a, b) => b.used - a.used)) {
    total += size;
    if (abandoned || total > most) rmSync(path, { force: true });
  }
}
