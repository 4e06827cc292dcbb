import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UnfinishedCopy } from './system-faults.ts';

/** Folder beside `out` in which this process builds; the process id makes the name unique, and Git ignores it. */
export const buildFolder = (out: string) => `${out}.build-${process.pid}`;

/** Name of the site of before, between the two renames of `publish`. */
const previousFolder = (out: string) => `${out}.previous-${process.pid}`;

/** Writes one file below a folder; `path` may begin with a slash. */
export function writeInFolder(folder: string, path: string, data: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/**
 * Replaces the site in `out` by the build folder of this process, with two renames: a kill leaves either site whole, and
 * `clearLeftovers` puts it in its place. Of two builds at the same time, the last one wins. Where a folder cannot be renamed, its
 * files are copied; throws `UnfinishedCopy` when this fails.
 */
export function publish(out: string, rename = renameSync): void {
  const built = buildFolder(out);
  const previous = previousFolder(out);
  mkdirSync(dirname(out), { recursive: true });
  try {
    while (existsSync(built)) {
      rmSync(previous, { recursive: true, force: true });
      // Another build may have moved the folder away, or put its own site there.
      unless(['ENOENT'], () => rename(out, previous));
      unless(['ENOTEMPTY', 'EEXIST'], () => rename(built, out));
    }
  } catch (fault) {
    if (!isCode(UNMOVABLE, fault)) throw fault;
    copyInto(out, built);
  }
  for (const folder of [previous, built]) rmSync(folder, { recursive: true, force: true });
}

/** Error codes for a folder that is a mount point, or that a program has open (Windows). */
const UNMOVABLE = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES'];

const isCode = (codes: readonly string[], fault: unknown) =>
  fault instanceof Error && 'code' in fault && codes.includes(String(fault.code));

/** Runs `work`; ignores its error if it has one of these codes. */
function unless(codes: readonly string[], work: () => void): void {
  try {
    work();
  } catch (fault) {
    if (!isCode(codes, fault)) throw fault;
  }
}

/** Copies the new site over the old one, then removes what the new one does not have. */
function copyInto(out: string, built: string): void {
  try {
    cpSync(built, out, { recursive: true });
    for (const path of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
      if (!existsSync(join(built, path))) rmSync(join(out, path), { recursive: true, force: true });
    }
  } catch (cause) {
    throw new UnfinishedCopy(cause);
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
  const [last] = leftovers
    .filter(({ kind }) => kind === 'previous')
    .map(({ path }) => ({ path, changed: statSync(path).ctimeMs }))
    .sort((a, b) => b.changed - a.changed);
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
