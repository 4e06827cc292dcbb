import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Folder beside `out` in which this process builds; the process id makes the name unique, and Git ignores it. */
export const buildFolder = (out: string) => `${out}.build-${process.pid}`;

/** Writes one file below a folder; `path` may begin with a slash. */
export function writeInFolder(folder: string, path: string, data: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/** Replaces the site in `out` by the build folder of this process. */
export function publish(out: string): void {
  rmSync(out, { recursive: true, force: true });
  renameSync(buildFolder(out), out);
}

/** Removes the build folders that killed builds have left beside `out`, and leaves those of builds that are running. */
export function clearLeftovers(out: string): void {
  const parent = dirname(out);
  const prefix = `${basename(out)}.build-`;
  for (const name of existsSync(parent) ? readdirSync(parent) : [])
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      rmSync(join(parent, name), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
