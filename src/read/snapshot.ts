import { lstat, open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Listing, list } from './list.ts';

/** A file's size, and as many of its bytes as a reader needs. */
export interface FileBytes {
  /** In bytes. */
  size: number;
  bytes: Uint8Array;
}

/** A content folder as it stood at one moment. Reading it is a pure function of this value. */
export interface Snapshot {
  /** Absolute path of the folder. */
  dir: string;
  listing: Listing;
  /** By path under the folder. */
  files: ReadonlyMap<string, FileBytes>;
}

/** A text is read whole up to this size (contract section 6), a picture's beginning only. */
export const TEXT_LIMIT = 1024 * 1024;
const PICTURE_HEAD = 128 * 1024;
const DRAWING_LIMIT = 25 * 1024 * 1024;

/** Files as they were read last, by absolute path: a long-lived process takes snapshots often. */
const known = new Map<string, { changed: number; file: FileBytes }>();

/** A file changed so short a time ago (ms) could change again and keep its date. */
const SETTLED = 100;

/** Takes a snapshot of a content folder. Raises when the folder itself cannot be read. */
export async function takeSnapshot(folder: string): Promise<Snapshot> {
  const dir = resolve(folder);
  const listing = await list(dir);
  const wanted = [...listing.texts, ...listing.data, ...listing.guides, ...listing.pictures];
  const read = await Promise.all(
    wanted.map(async (path) => [path, await readSome(join(dir, path), limitOf(path))] as const),
  );
  const files = new Map<string, FileBytes>();
  for (const [path, file] of read) if (file) files.set(path, file);
  return { dir, listing, files };
}

function limitOf(path: string): number {
  if (!path.startsWith('images/')) return TEXT_LIMIT + 1;
  return /\.svg$/i.test(path) ? DRAWING_LIMIT : PICTURE_HEAD;
}

/** The first bytes of a file; undefined when it cannot be read. */
async function readSome(path: string, limit: number): Promise<FileBytes | undefined> {
  try {
    const { size, mtimeMs: changed } = await lstat(path);
    const before = known.get(path);
    if (before?.changed === changed && before.file.size === size) return before.file;
    const now = Date.now();
    const handle = await open(path, 'r');
    try {
      const bytes = new Uint8Array(Math.min(size, limit));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0);
      const file = { size, bytes: bytes.subarray(0, bytesRead) };
      if (now - changed > SETTLED) known.set(path, { changed, file });
      else known.delete(path);
      return file;
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}
