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

/** Writer of a built site. */
export interface Output {
  /** Writes one file of the new site; `path` may begin with a slash. */
  put(path: string, data: string | Buffer): void;
  /** Replaces the old site with the files of the build folder and the unchanged files of the old site. */
  finish(): void;
}

/**
 * Returns a writer of a new site. Changed files are written into the folder `built`; `finish` then replaces the old site in
 * `folder` as a whole, so that an error or a kill leaves it unchanged. Unchanged files are hard-linked. Calls are synchronous,
 * because promises are slower for thousands of small files.
 */
export function openOutput(folder: string, built: string): Output {
  const out = existsSync(folder) ? realpathSync(folder) : folder;
  restore(out);
  const before = new Set(filesBelow(out));
  const unchanged = new Set<string>();
  const isUnchanged = (name: string, data: Buffer) =>
    before.has(name) && hasBytes(join(out, name), data);
  return {
    put(path, data) {
      const name = path.replace(/^\//, '');
      const bytes = typeof data === 'string' ? Buffer.from(data) : data;
      if (isUnchanged(name, bytes)) unchanged.add(name);
      else writeInFolder(built, name, bytes);
    },
    finish() {
      // Vite wrote these files directly, without `put`.
      for (const name of filesBelow(built)) {
        if (!isUnchanged(name, readFileSync(join(built, name)))) continue;
        rmSync(join(built, name));
        unchanged.add(name);
      }
      if (unchanged.size === before.size && filesBelow(built).length === 0) return;
      try {
        replace(out, built, unchanged);
      } catch (fault) {
        // Frees the disk space of the failed copy.
        restore(out);
        throw fault;
      }
    },
  };
}

/** Temporary names of the new and the old site during the replacement. */
const temporaryNames = (out: string) => ({
  next: `${out}.build-next`,
  previous: `${out}.build-previous`,
});

/** Replaces `out` with `built`, after linking the unchanged files of `out` into `built`. */
function replace(out: string, built: string, unchanged: ReadonlySet<string>): void {
  const { next, previous } = temporaryNames(out);
  mkdirSync(dirname(out), { recursive: true });
  mkdirSync(built, { recursive: true });
  try {
    renameSync(built, next);
  } catch (fault) {
    // A folder cannot be renamed to another disk, only copied.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EXDEV')) throw fault;
    cpSync(built, next, { recursive: true });
  }
  for (const name of unchanged) inFolder(join(next, name), (file) => link(join(out, name), file));
  if (existsSync(out)) renameSync(out, previous);
  renameSync(next, out);
  rmSync(previous, { recursive: true, force: true });
}

/** Removes the leftovers of a killed build; restores the old site if the build was killed during the replacement. */
function restore(out: string): void {
  const { next, previous } = temporaryNames(out);
  if (!existsSync(out) && existsSync(previous)) renameSync(previous, out);
  for (const leftover of [next, previous]) rmSync(leftover, { recursive: true, force: true });
}

/** Hard-links a file, or copies it on file systems without hard links. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** One buffer, reused for all files, because a new buffer for each file would occupy the garbage collector. */
const shared = { buffer: Buffer.alloc(0) };

/** Whether a file contains exactly these bytes. */
function hasBytes(file: string, data: Buffer): boolean {
  if (statSync(file).size !== data.length) return false;
  if (shared.buffer.length < data.length) shared.buffer = Buffer.alloc(2 * data.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, shared.buffer, 0, data.length, 0);
  } finally {
    closeSync(handle);
  }
  return shared.buffer.subarray(0, data.length).equals(data);
}

/** Writes one file below a folder. */
export const writeInFolder = (folder: string, path: string, data: string | Buffer): void =>
  inFolder(join(folder, path), (file) => writeFileSync(file, data));

/** Creates the folder of a file if it is missing, then calls `write`. */
function inFolder(file: string, write: (file: string) => void): void {
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  write(file);
}

/** Relative paths of the files below a folder, with slashes; empty for a missing folder. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? []
      : relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  );
}
