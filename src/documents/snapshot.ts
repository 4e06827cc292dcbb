import { closeSync, lstatSync, openSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sharedFiles } from '../site/schema/index.ts';
import { MAX_DRAWING_BYTES, MAX_TEXT_BYTES } from '../values/limits.ts';
import type { FileBytes, Snapshot } from './content-files.ts';
import { listFiles } from './list.ts';

/** Number of bytes that are read of a photo: enough for its type and dimensions. */
const PICTURE_HEAD = 128 * 1024;

/** Number of bytes that are read of a PDF: `%PDF-`. */
const PDF_HEAD = 5;

const SHARED: ReadonlySet<string> = new Set(Object.values(sharedFiles).map(({ path }) => path));

/** Bytes of each file from the last snapshot, by absolute path, because the dev server takes a snapshot at each edit. */
const cache = new Map<string, { changed: number; file: FileBytes }>();

/** A file that changed less than this ago is not cached: it may change again with the same date. */
const MIN_AGE_MS = 100;

/** Codes of errors that concern one file, which is then reported as unreadable; other errors are thrown. */
const UNREADABLE = new Set(['EACCES', 'EPERM', 'EBUSY', 'ENOENT']);

/**
 * Takes a snapshot of a content folder. Throws when the folder is unreadable or the disk fails. Synchronous, because
 * promises for many small files are slower and open too many files at a time.
 */
export async function takeSnapshot(folder: string): Promise<Snapshot> {
  const dir = resolve(folder);
  const listing = await listFiles(dir, SHARED);
  const { texts, data, guides, pictures, downloads } = listing;
  const wanted = [...texts, ...data, ...guides, ...pictures, ...downloads];
  const files = new Map<string, FileBytes>();
  for (const path of wanted) {
    const file = readSome(join(dir, path), limitOf(path));
    if (file) files.set(path, file);
  }
  return { dir, listing, files };
}

function limitOf(path: string): number {
  if (path.startsWith('documents/')) return PDF_HEAD;
  if (!path.startsWith('images/')) return MAX_TEXT_BYTES + 1;
  return /\.svg$/i.test(path) ? MAX_DRAWING_BYTES : PICTURE_HEAD;
}

/** The first bytes of a file; undefined when it cannot be read. */
function readSome(path: string, limit: number): FileBytes | undefined {
  try {
    const { size, mtimeMs: changed } = lstatSync(path);
    const before = cache.get(path);
    if (before?.changed === changed && before.file.size === size) return before.file;
    const now = Date.now();
    const file = { size, bytes: firstBytes(path, Math.min(size, limit)) };
    if (now - changed > MIN_AGE_MS) cache.set(path, { changed, file });
    else cache.delete(path);
    return file;
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && UNREADABLE.has(String(fault.code))) return;
    throw fault;
  }
}

function firstBytes(path: string, count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  const handle = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, count, 0));
  } finally {
    closeSync(handle);
  }
}
