import { closeSync, lstatSync, openSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Definition } from '../definition.ts';
import { MAX_PICTURE_BYTES, MAX_TEXT_BYTES } from '../limits.ts';
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

/** Of a photograph only the beginning is read, which says what it is and how large (bytes). */
const PICTURE_HEAD = 128 * 1024;

/** Files as they were read last, by absolute path: a long-lived process takes snapshots often. */
const cache = new Map<string, { changed: number; file: FileBytes }>();

/** A file changed so short a time ago (ms) could change again and keep its date. */
const SETTLED = 100;

/**
 * Faults of one file, which its editor can mend: access refused, a file that another program holds or
 * that has just gone. Any other is the computer's, and must not be told of the file.
 */
const UNREADABLE = new Set(['EACCES', 'EPERM', 'EBUSY', 'ENOENT']);

/**
 * Takes a snapshot of a content folder. Raises when the folder itself cannot be read, or the disk fails.
 * Files are small and many: promises would cost more than the disk, and open more files at a time than
 * a system grants.
 */
export async function takeSnapshot(
  folder: string,
  { sharedFiles }: Pick<Definition, 'sharedFiles'>,
): Promise<Snapshot> {
  const dir = resolve(folder);
  const shared = new Set(Object.values(sharedFiles).map(({ path }) => path));
  const listing = await list(dir, shared);
  const wanted = [...listing.texts, ...listing.data, ...listing.guides, ...listing.pictures];
  const files = new Map<string, FileBytes>();
  for (const path of wanted) {
    const file = readSome(join(dir, path), limitOf(path));
    if (file) files.set(path, file);
  }
  return { dir, listing, files };
}

function limitOf(path: string): number {
  if (!path.startsWith('images/')) return MAX_TEXT_BYTES + 1;
  return /\.svg$/i.test(path) ? MAX_PICTURE_BYTES : PICTURE_HEAD;
}

/** The first bytes of a file; undefined when it cannot be read. */
function readSome(path: string, limit: number): FileBytes | undefined {
  try {
    const { size, mtimeMs: changed } = lstatSync(path);
    const before = cache.get(path);
    if (before?.changed === changed && before.file.size === size) return before.file;
    const now = Date.now();
    const file = { size, bytes: firstBytes(path, Math.min(size, limit)) };
    if (now - changed > SETTLED) cache.set(path, { changed, file });
    else cache.delete(path);
    return file;
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && UNREADABLE.has(String(fault.code))) return;
    throw fault;
  }
}

function firstBytes(path: string, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const handle = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, length, 0));
  } finally {
    closeSync(handle);
  }
}
