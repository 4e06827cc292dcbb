import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The site as it is written. */
export interface Output {
  /** Writes one file of it; `path` may begin with a slash. */
  put(path: string, data: string | Buffer): void;
  /** Puts what was written, and all else that stands in `made`, in the place of what stands in `out`. */
  finish(): void;
}

/**
 * Writes a site in the folder `made`, beside the one that stands at `out`. That one changes at the end, and only where
 * it differs: a fault leaves it as it is, a file of the same bytes is not touched, what is no longer built goes.
 * Synchronous: each of its many small files would cost more in promises and threads than in writing.
 */
export function openOutput(out: string, made: string): Output {
  const standing = new Set(filesBelow(out));
  const written = new Set<string>();
  const isThere = (name: string, data: Buffer) =>
    standing.has(name) && holds(join(out, name), data);
  return {
    put(path, data) {
      const name = path.replace(/^\//, '');
      const bytes = typeof data === 'string' ? Buffer.from(data) : data;
      written.add(name);
      if (!isThere(name, bytes)) put(made, name, bytes);
    },
    finish() {
      const changed = filesBelow(made).filter(
        (name) => written.has(name) || !isThere(name, readFileSync(join(made, name))),
      );
      for (const name of filesBelow(made)) written.add(name);
      for (const name of standing) if (!written.has(name)) rmSync(join(out, name));
      removeEmpty(out);
      for (const name of changed) inFolder(join(out, name), (file) => move(join(made, name), file));
    },
  };
}

/** Files are read into one room: thousands of buffers would be garbage that takes long to be collected. */
let room = Buffer.alloc(0);

/** Whether a file holds these bytes. */
function holds(file: string, data: Buffer): boolean {
  if (statSync(file).size !== data.length) return false;
  if (room.length < data.length) room = Buffer.alloc(2 * data.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, room, 0, data.length, 0);
  } finally {
    closeSync(handle);
  }
  return room.subarray(0, data.length).equals(data);
}

/** Writes one file below a folder. */
export const put = (folder: string, path: string, data: string | Buffer): void =>
  inFolder(join(folder, path), (file) => writeFileSync(file, data));

/** Most files find their folder: it is made for the first one only. */
function inFolder(file: string, write: (file: string) => void): void {
  try {
    write(file);
  } catch {
    mkdirSync(dirname(file), { recursive: true });
    write(file);
  }
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    // Nothing is renamed from one disk to another.
    copyFileSync(from, to);
  }
}

/** The files below a folder, by path with slashes; none where it is missing. */
const filesBelow = (folder: string): string[] =>
  entriesBelow(folder).flatMap((entry) =>
    entry.isDirectory()
      ? []
      : relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  );

const entriesBelow = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];

/** Removes the folders that hold nothing, the deepest first. */
function removeEmpty(folder: string): void {
  const folders = entriesBelow(folder).filter((entry) => entry.isDirectory());
  for (const { parentPath, name } of folders.reverse()) {
    const path = join(parentPath, name);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}
