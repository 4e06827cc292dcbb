import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { englishRoute } from '../content/languages.ts';
import type { Content } from '../content/part.ts';

/** The pages in English whose French page was changed after them, as lines of the report for people. */
export async function olderTranslations({ parts, dir }: Content): Promise<string[]> {
  const byRoute = new Map(parts.map((part) => [part.route, part]));
  const pairs = parts.flatMap((french) => {
    const english = french.route === null ? undefined : byRoute.get(englishRoute(french.route));
    return english ? [{ french, english }] : [];
  });
  if (pairs.length === 0) return [];
  const ages = await lastCommits(
    dir,
    pairs.flatMap(({ french, english }) => [french.path, english.path]),
  );
  const age = ({ path }: { path: string }) => ages.get(path) ?? -1;
  return pairs
    .filter(({ french, english }) => age(french) >= 0 && age(french) < age(english))
    .map(
      ({ french, english }) =>
        `${english.file} traduit ${french.file}, changé depuis : relisez la traduction.`,
    );
}

/**
 * How many commits ago each file was changed, by its path below the folder: commits of one day keep their
 * order so. Empty outside a repository, or without git.
 */
async function lastCommits(dir: string, paths: readonly string[]): Promise<Map<string, number>> {
  const words = ['log', '--format=commit', '--name-only', '--relative', '--', ...paths];
  const { stdout } = await promisify(execFile)('git', words, {
    cwd: dir,
    maxBuffer: 1 << 26,
  }).catch(() => ({ stdout: '' }));
  const ages = new Map<string, number>();
  stdout.split('commit\n').forEach((files, age) => {
    for (const path of files.split('\n')) if (path && !ages.has(path)) ages.set(path, age);
  });
  return ages;
}
