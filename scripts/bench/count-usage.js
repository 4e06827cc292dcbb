import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Preloaded by `measureCommand`, hence plain JavaScript: writes what the command cost when it ends.

/** Clock ticks of the processor times in /proc (a second has 100 on every Linux in use). */
const TICKS = 100;

const file = process.env.BENCH_USAGE;

if (file && isMainThread) {
  // What this command starts is counted here, and does not count itself.
  delete process.env.BENCH_USAGE;
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const cpu = (userCPUTime + systemCPUTime) / 1e6 + secondsOfChildren();
    writeFileSync(file, JSON.stringify({ cpu, peak: maxRSS / 1024 }));
  });
}

/** Processor time of child processes, ended or not. Other systems than Linux do not tell it: 0. */
function secondsOfChildren() {
  try {
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const ticks = processes.map((id) => {
      if (Number(id) === process.pid) return sumOf(statOf(id), [13, 14]);
      const stat = statOf(id);
      return stat[1] === String(process.pid) ? sumOf(stat, [11, 12, 13, 14]) : 0;
    });
    return ticks.reduce((sum, count) => sum + count, 0) / TICKS;
  } catch {
    return 0;
  }
}

/**
 * The fields of /proc/ID/stat after the name: state, parent, …, user, system, children's user and system.
 *
 * @param {string} id
 */
function statOf(id) {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    // It ended meanwhile.
    return [];
  }
}

/**
 * @param {string[]} stat
 * @param {number[]} fields
 */
const sumOf = (stat, fields) => fields.reduce((sum, field) => sum + Number(stat[field] ?? 0), 0);
