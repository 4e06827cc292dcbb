import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashOf } from '../engine/documents/disk/stamp.ts';

/** Beside what Vite stores there. Not `.cache`, without which a build goes on. */
const PLACE = resolve('node_modules/.vite');

/** Where this process builds: several may do so at once. */
const BUILD_DIR = join(PLACE, `build-${process.pid}`);

/** The bundled renderer, which finds its libraries from there. */
export const SERVER_FOLDER = join(BUILD_DIR, 'server');

/** The site until it is whole. */
export const SITE_FOLDER = join(BUILD_DIR, 'site');

/** Milliseconds between two looks at a folder to which another build writes, until it is reported, and until its name must be in the lock. */
const [PAUSE, REPORT_AFTER, NAMED_AFTER] = [50, 1000, 2000];

/** Does what one build at a time may do to the folder `out`; `report` is told whom it waits for. */
export async function withLock<Result>(
  out: string,
  report: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(PLACE, { recursive: true });
  const lock = join(PLACE, `lock-${hashOf(12, out)}`);
  for (let waited = 0; !takes(lock); waited += PAUSE) {
    if (waited === REPORT_AFTER)
      report(
        `Le programme nº ${holderOf(lock).pid} écrit dans ${relative('', out)}/ : ce build attend qu’il ait fini. S’il ne construit rien, supprimez ${relative('', lock)}.`,
      );
    await setTimeout(PAUSE);
  }
  return work().finally(() => rmSync(lock, { force: true }));
}

/** Takes a lock, at the next look also that of a build which has ended. */
function takes(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (fault) {
    if (!isCode(fault, 'EEXIST')) throw fault;
    if (hasEnded(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** Whether nobody holds a lock any more: its process has ended, or has given its number to another one. */
function hasEnded(lock: string): boolean {
  const { pid, start } = holderOf(lock);
  const written = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  // Empty between its creation and its writing, or for ever when the build was ended there.
  if (!pid) return Date.now() - written > NAMED_AFTER;
  return !isRunning(pid) || startOf(pid) !== start;
}

/** The process that holds a lock, and when that began; 0 for one that holds no number. */
function holderOf(lock: string): { pid: number; start: string } {
  const [pid, start = ''] = readText(lock).split(' ');
  return { pid: Number(pid) || 0, start };
}

/** When a process began, as Linux counts: it tells a process from a later one of its number. Empty on other systems. */
const startOf = (pid: number) =>
  readText(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')[19] ?? '';

/** A text that may be gone, or never have been there. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Leaves nothing of this build, nor of those that have ended. */
export function clearBuilds(): void {
  rmSync(BUILD_DIR, { recursive: true, force: true });
  for (const name of readdirSync(PLACE)) {
    const [, pid] = /^build-(\d+)$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(PLACE, name), { recursive: true, force: true });
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
