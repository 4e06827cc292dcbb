import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashOf } from '../documents/disk/stamp.ts';

/** Parent of build folders and locks; not `.cache`, which a person may delete during a build. */
const BUILDS_DIR = resolve('node_modules/.vite');

/** Build folder of this process: several processes may build at the same time. */
const BUILD_DIR = join(BUILDS_DIR, `build-${process.pid}`);

/** Folder of the bundled server renderer; below `node_modules`, so that Node resolves its imports. */
export const SERVER_FOLDER = join(BUILD_DIR, 'server');

/** Folder in which the site is built, until it replaces the published one. */
export const SITE_FOLDER = join(BUILD_DIR, 'site');

/** Interval between attempts to take a lock, wait until it is reported, age at which an empty lock counts as abandoned. */
const [RETRY_MS, REPORT_AFTER_MS, ABANDONED_AFTER_MS] = [50, 1000, 2000];

/** Runs `work` while holding the lock of the folder `out`; `report` receives a line when it waits for another build. */
export async function withLock<Result>(
  out: string,
  report: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(BUILDS_DIR, { recursive: true });
  const lock = join(BUILDS_DIR, `lock-${hashOf(12, out)}`);
  for (let waited = 0; !takeLock(lock); waited += RETRY_MS) {
    if (waited === REPORT_AFTER_MS)
      report(
        `Le programme nº ${holderOf(lock).pid} écrit dans ${relative('', out)}/ : ce build attend qu’il ait fini. S’il ne construit rien, supprimez ${relative('', lock)}.`,
      );
    await setTimeout(RETRY_MS);
  }
  return work().finally(() => rmSync(lock, { force: true }));
}

/** Tries to take a lock; removes an abandoned one, so that the next attempt succeeds. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (fault) {
    if (!isCode(fault, 'EEXIST')) throw fault;
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** Whether the process that took a lock has ended, also when a newer process has the same id. */
function isAbandoned(lock: string): boolean {
  const { pid, start } = holderOf(lock);
  const written = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  // A lock is created empty and then written: a new one may still be empty, and stays so when its process is killed in between.
  if (!pid) return Date.now() - written > ABANDONED_AFTER_MS;
  return !isRunning(pid) || startOf(pid) !== start;
}

/** Process id (0 in an empty lock) and start time of the process that took a lock. */
function holderOf(lock: string): { pid: number; start: string } {
  const [pid, start = ''] = readText(lock).split(' ');
  return { pid: Number(pid) || 0, start };
}

/** Start time of a process (clock ticks, Linux): distinguishes processes with the same id. Empty on other systems. */
const startOf = (pid: number) =>
  readText(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')[19] ?? '';

/** Text of a file; empty for a missing one. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Removes the folders of this build and of processes that have ended. */
export function clearBuilds(): void {
  rmSync(BUILD_DIR, { recursive: true, force: true });
  for (const name of readdirSync(BUILDS_DIR)) {
    const [, pid] = /^build-(\d+)$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid)))
      rmSync(join(BUILDS_DIR, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (fault) {
    return isCode(fault, 'EPERM');
  }
}

const isCode = (fault: unknown, code: string) =>
  fault instanceof Error && 'code' in fault && fault.code === code;
