import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Commit } from '../model/manifest.ts';

const git = promisify(execFile);

/** Fields end with a character that no title holds; after them come the statuses and paths of the files. */
const LOG = [
  'log',
  '--first-parent',
  '-m',
  '--relative',
  '--name-status',
  '-M',
  '--date=format-local:%Y-%m-%d',
  '--format=%x00%cd%x01%H%x01%s%x01%b%x01',
];

/** Numbers of changed lines, without those that only name a picture; a file without others is left out. */
const TEXT_LOG = [
  ...['log', '--first-parent', '-m', '--relative', '--numstat', '--no-renames', '--format=%x00%H'],
  '-I^[[:space:]-]*(alt|image|vignette):',
];

/** Time zone of Libreville as POSIX writes it, which needs no list of time zones: UTC + 1 hour. */
const TZ = 'WAT-1';

/**
 * Commits of the current branch (first parents only) that change files of the content folder, newest first, by path of the file;
 * a renamed file keeps its commits. The days are those of Libreville. Empty without Git, and in a shallow clone, because its history is incomplete.
 */
export async function fileChanges(cwd: string): Promise<Record<string, Commit[]>> {
  const run = async (...args: string[]) => {
    const options = { cwd, env: { ...process.env, TZ }, maxBuffer: 64 * 1024 * 1024 };
    return (await git('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
  };
  try {
    if ((await run('rev-parse', '--is-shallow-repository')).trim() !== 'false') return {};
    const texts = new Set<string>();
    for (const entry of (await run(...TEXT_LOG, '--', '.')).split('\0')) {
      const [hash, ...lines] = entry.split('\n').filter(Boolean);
      for (const line of lines) texts.add(`${hash} ${line.split('\t').at(-1)}`);
    }
    const changes: Record<string, Commit[]> = {};
    /** Today's path of a file, by each path that it had. */
    const renamed = new Map<string, string>();
    for (const entry of (await run(...LOG, '--', '.')).split('\0').slice(1)) {
      const [day = '', hash = '', subject = '', body = '', files = ''] = entry.split('\u0001');
      // GitHub writes the title of a proposal below that of its merge.
      const title = /^Merge pull request /.test(subject) ? body.trim().split('\n')[0] : undefined;
      for (const line of files.split('\n').filter(Boolean)) {
        const [, before = '', after = before] = line.split('\t');
        const path = renamed.get(after) ?? after;
        if (after !== before) renamed.set(before, path);
        const isText = texts.has(`${hash} ${after}`);
        const commit = { day, title: title || subject, isText };
        changes[path] = [...(changes[path] ?? []), commit];
      }
    }
    return changes;
  } catch {
    return {};
  }
}
