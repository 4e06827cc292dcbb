import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashOf } from '../engine/documents/disk/stamp.ts';

/** Beside what Vite keeps there. Not `.cache`, without which a build goes on. */
const PLACE = resolve('node_modules/.vite');

/** Where this process builds: several may do so at once. */
const WORKPLACE = join(PLACE, `build-${process.pid}`);

/** The bundled renderer, which finds its libraries from there. */
export const SERVER_FOLDER = join(WORKPLACE, 'server');

/** The site until it is whole. */
export const SITE_FOLDER = join(WORKPLACE, 'site');

/** Milliseconds between two looks at a folder to which another build writes. */
const PAUSE = 50;

/** Does what one build at a time may do to the folder `out`. */
export async function aloneAt<Result>(out: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(PLACE, { recursive: true });
  const lock = join(PLACE, `lock-${hashOf(12, out)}`);
  while (!isTaken(lock)) await setTimeout(PAUSE);
  return work().finally(() => rmSync(lock, { force: true }));
}

/** Takes a lock, at the next look also that of a process which was ended. */
function isTaken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (fault) {
    if (!isCode(fault, 'EEXIST')) throw fault;
    if (!isRunning(holderOf(lock))) rmSync(lock, { force: true });
    return false;
  }
}

/** Its number; empty while it is written, or once it has gone. */
function holderOf(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

/** Leaves nothing of this build, nor of those that were ended. */
export function clearWorkplaces(): void {
  rmSync(WORKPLACE, { recursive: true, force: true });
  for (const name of readdirSync(PLACE)) {
    const [, process] = /^build-(\d+)$/.exec(name) ?? [];
    if (process && !isRunning(process)) rmSync(join(PLACE, name), { recursive: true, force: true });
  }
}

/** Whether there is a process of a number; nothing yet stands for one that writes its own. */
function isRunning(number: string): boolean {
  try {
    return number === '' || process.kill(Number(number), 0);
  } catch (fault) {
    return isCode(fault, 'EPERM');
  }
}

const isCode = (fault: unknown, code: string) =>
  fault instanceof Error && 'code' in fault && fault.code === code;
