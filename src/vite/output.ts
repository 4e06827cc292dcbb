import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Folder beside `out` in which this process builds; the process id makes the name unique, and Git ignores it. */
export const buildFolder = (out: string) => `${out}.build-${process.pid}`;

/** Writes one file below a folder; `path` may begin with a slash. */
export function writeInFolder(folder: string, path: string, data: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/**
 * Replaces the site in `out` by the build folder of this process, with two renames: a kill leaves either site whole, and
 * `clearLeftovers` puts it in its place. Of two builds at the same time, the last one wins. Where a folder cannot be renamed, its
 * files are copied.
 */
export function publish(out: string, rename = renameSync): void {
  const built = buildFolder(out);
  const previous = `${out}.previous-${process.pid}`;
  mkdirSync(dirname(out), { recursive: true });
  try {
    while (existsSync(built)) {
      rmSync(previous, { recursive: true, force: true });
      // Another build may have moved the folder away, or put its own site there.
      ignoring(['ENOENT'], () => rename(out, previous));
      ignoring(['ENOTEMPTY', 'EEXIST'], () => rename(built, out));
    }
  } catch (fault) {
    if (!isCode(UNMOVABLE, fault)) throw fault;
    for (const name of readdirSync(out)) rmSync(join(out, name), { recursive: true, force: true });
    cpSync(built, out, { recursive: true });
  }
  for (const folder of [previous, built]) rmSync(folder, { recursive: true, force: true });
}

/** Error codes for a folder that is a mount point, or that a program has open (Windows). */
const UNMOVABLE = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES'];

const isCode = (codes: readonly string[], fault: unknown) =>
  fault instanceof Error && 'code' in fault && codes.includes(String(fault.code));

/** Runs `work`; ignores its error if it has one of these codes. */
function ignoring(codes: readonly string[], work: () => void): void {
  try {
    work();
  } catch (fault) {
    if (!isCode(codes, fault)) throw fault;
  }
}

/**
 * Removes what killed builds have left beside `out`; puts the site of before in its place if a kill came between two renames.
 * Leaves the folders of builds that are running.
 */
export function clearLeftovers(out: string): void {
  const parent = dirname(out);
  const leftovers = (existsSync(parent) ? readdirSync(parent) : [])
    .filter((name) => name.startsWith(`${basename(out)}.`))
    .flatMap((name) => {
      const [, kind, pid] = /\.(build|previous)-(\d+)$/.exec(name) ?? [];
      const isLeft = kind && (Number(pid) === process.pid || !isRunning(Number(pid)));
      return isLeft ? [{ path: join(parent, name), kind }] : [];
    });
  const last = leftovers.findLast(({ kind }) => kind === 'previous');
  if (last && !existsSync(out)) renameSync(last.path, out);
  for (const { path } of leftovers) rmSync(path, { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (fault) {
    return isCode(['EPERM'], fault);
  }
}
