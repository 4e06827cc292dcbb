import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Limits of one command: a proposal can be made so that Git takes very long, or lists without end. */
const TIMEOUT_MS = 60_000;
const MAX_OUTPUT = 4_000_000;

/** Runs git in a folder and returns its trimmed output. Throws when git fails, or goes beyond a limit. */
export async function git(dir: string, ...words: string[]): Promise<string> {
  const limits = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT } as const;
  const { stdout } = await promisify(execFile)('git', words, { cwd: dir, ...limits });
  return stdout.trim();
}
