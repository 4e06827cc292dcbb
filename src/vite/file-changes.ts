import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FileChange } from '../content/manifest.ts';

const git = promisify(execFile);

/**
 * The accepted changes of the files under a folder, newest first, by path under the content folder: of each, its day and
 * title. Nothing where there is no Git, or only a part of its history: no history is better than half of one.
 */
export async function fileChanges(
  dir: string,
  folder: string,
): Promise<Record<string, FileChange[]>> {
  const run = async (...args: string[]) =>
    (
      await git('git', ['-c', 'core.quotePath=false', ...args], {
        cwd: dir,
        maxBuffer: 64 * 1024 * 1024,
      })
    ).stdout;
  try {
    if ((await run('rev-parse', '--is-shallow-repository')).trim() !== 'false') return {};
    const format = '--format=%x00%cs %s';
    const log = await run(
      'log',
      '--first-parent',
      '-m',
      '--relative',
      '--name-only',
      format,
      '--',
      folder,
    );
    const changes: Record<string, FileChange[]> = {};
    for (const entry of log.split('\0').slice(1)) {
      const [head = '', ...paths] = entry.split('\n').filter(Boolean);
      const change = { day: head.slice(0, 10), title: head.slice(11) };
      for (const path of paths) changes[path] = [...(changes[path] ?? []), change];
    }
    return changes;
  } catch {
    return {};
  }
}
