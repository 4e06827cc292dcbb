import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';

const run = promisify(execFile);

/** Runs git in a folder; gives what it prints. Raises when git does. */
export async function git(dir: string, ...words: string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: dir, maxBuffer: 64_000_000 });
  return stdout.trim();
}

/** The full id of a commit. Raises a `Refusal` when the name leads nowhere. */
export async function commitOf(dir: string, ref: string): Promise<string> {
  const words = ['--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  return git(dir, 'rev-parse', ...words).catch(() => {
    throw new Refusal(
      `L’état Git « ${ref} » n’existe pas ici : vérifiez son nom, ou faites d’abord « git fetch ».`,
    );
  });
}
