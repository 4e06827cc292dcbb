import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The site as it is written. */
export interface Output {
  /** Writes one file of it; `path` may begin with a slash. */
  put(path: string, data: string | Buffer): void;
  /** Puts what was written, and all else that is in `made`, in the place of the site at `out`. */
  finish(): void;
}

/**
 * Writes a site in the folder `made`, beside the one at `out`. That one is replaced at the end, as a whole: a fault or a kill
 * leaves it as it is. A file of the same bytes is the same file as before; what is no longer built goes.
 * Synchronous: each of its many small files would cost more in promises and threads than in writing.
 */
export function openOutput(folder: string, made: string): Output {
  const out = existsSync(folder) ? realpathSync(folder) : folder;
  restore(out);
  const before = new Set(filesBelow(out));
  const unchanged = new Set<string>();
  const isUnchanged = (name: string, data: Buffer) =>
    before.has(name) && holds(join(out, name), data);
  return {
    put(path, data) {
      const name = path.replace(/^\//, '');
      const bytes = typeof data === 'string' ? Buffer.from(data) : data;
      if (isUnchanged(name, bytes)) unchanged.add(name);
      else put(made, name, bytes);
    },
    finish() {
      // What Vite has written.
      for (const name of filesBelow(made)) {
        if (!isUnchanged(name, readFileSync(join(made, name)))) continue;
        rmSync(join(made, name));
        unchanged.add(name);
      }
      if (unchanged.size === before.size && filesBelow(made).length === 0) return;
      try {
        replace(out, made, unchanged);
      } catch (fault) {
        // A full disk gets back what was written.
        restore(out);
        throw fault;
      }
    },
  };
}

/** The site to come, and the one before, while one takes the place of the other. */
const nextTo = (out: string) => ({ next: `${out}.build-next`, previous: `${out}.build-previous` });

/** Puts the folder `made` in the place of `out`, with those files of `out` that are the same in both. */
function replace(out: string, made: string, unchanged: ReadonlySet<string>): void {
  const { next, previous } = nextTo(out);
  mkdirSync(dirname(out), { recursive: true });
  mkdirSync(made, { recursive: true });
  try {
    renameSync(made, next);
  } catch (fault) {
    // Nothing is renamed from one disk to another.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EXDEV')) throw fault;
    cpSync(made, next, { recursive: true });
  }
  for (const name of unchanged) inFolder(join(next, name), (file) => link(join(out, name), file));
  if (existsSync(out)) renameSync(out, previous);
  renameSync(next, out);
  rmSync(previous, { recursive: true, force: true });
}

/** Removes what a killed build has left beside a site; one that was killed between two names gives the site back. */
function restore(out: string): void {
  const { next, previous } = nextTo(out);
  if (!existsSync(out) && existsSync(previous)) renameSync(previous, out);
  for (const left of [next, previous]) rmSync(left, { recursive: true, force: true });
}

/** A second name for a file, which its folder loses at once; a copy on disks that know no second names. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** One buffer for all files: thousands of them would be garbage that takes long to be collected. */
const reading = { buffer: Buffer.alloc(0) };

/** Whether a file holds these bytes. */
function holds(file: string, data: Buffer): boolean {
  if (statSync(file).size !== data.length) return false;
  if (reading.buffer.length < data.length) reading.buffer = Buffer.alloc(2 * data.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, reading.buffer, 0, data.length, 0);
  } finally {
    closeSync(handle);
  }
  return reading.buffer.subarray(0, data.length).equals(data);
}

/** Writes one file below a folder. */
export const put = (folder: string, path: string, data: string | Buffer): void =>
  inFolder(join(folder, path), (file) => writeFileSync(file, data));

/** Most files find their folder: it is created for the first one only. */
function inFolder(file: string, write: (file: string) => void): void {
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  write(file);
}

/** The files below a folder, by path with slashes; none where it is missing. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? []
      : relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  );
}
