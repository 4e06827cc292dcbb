import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FileChange } from '../../content/manifest.ts';

const git = promisify(execFile);

const LOG = ['log', '--first-parent', '-m', '--relative', '--name-only', '--format=%x00%cs %s'];

/**
 * Commits of the current branch (first parents only) that change files of the content folder, newest first, by path of the file.
 * Empty without Git, and in a shallow clone, because its history is incomplete.
 */
export async function fileChanges(cwd: string): Promise<Record<string, FileChange[]>> {
  const run = async (...args: string[]) => {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
    return (await git('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
  };
  try {
    if ((await run('rev-parse', '--is-shallow-repository')).trim() !== 'false') return {};
    const changes: Record<string, FileChange[]> = {};
    for (const entry of (await run(...LOG, '--', '.')).split('\0').slice(1)) {
      const [head = '', ...paths] = entry.split('\n').filter(Boolean);
      const change = { day: head.slice(0, 10), title: head.slice(11) };
      for (const path of paths) changes[path] = [...(changes[path] ?? []), change];
    }
    return changes;
  } catch {
    return {};
  }
}
