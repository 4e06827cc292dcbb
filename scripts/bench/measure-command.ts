import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a command cost. */
export interface Usage {
  /** Processor time, user and system, of the command and what it started (seconds). */
  cpu: number;
  /** Time on the clock (seconds). */
  wall: number;
  /** The most memory it held at once (MB). */
  peak: number;
}

const COUNTER = pathToFileURL('scripts/bench/count-usage.js').href;

/**
 * Runs a command of the project in `cwd`, as `npm run` would, and measures it. Raises with what it
 * printed when it fails.
 */
export async function measureCommand(
  cwd: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Usage> {
  const folder = await mkdtemp(join(tmpdir(), 'usage-'));
  const file = join(folder, 'usage.json');
  try {
    const began = performance.now();
    await run(cwd, command, { ...process.env, ...env, BENCH_USAGE: file });
    const wall = (performance.now() - began) / 1000;
    return { wall, ...JSON.parse(await readFile(file, 'utf8')) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What package.json has Node run for a command, without npm, which would be measured too. */
function wordsOf([name = '', ...words]: readonly string[]): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return [...scripts[name].split(' ').slice(1), ...words];
}

const run = (cwd: string, command: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, ['--import', COUNTER, ...wordsOf(command)], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        said = (said + data).slice(-4000);
      });
    }
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`${command.join(' ')} ended with ${code}\n${said}`)),
    );
  });
