import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { englishRoute } from '../content/languages.ts';
import type { Content, Part } from '../content/part.ts';

/** The pages in English whose French page was changed after them, as lines of the report for people. */
export async function olderTranslations({ parts, dir }: Content): Promise<string[]> {
  const byRoute = new Map(parts.map((part) => [part.route, part]));
  const pairs = parts.flatMap((french) => {
    const english = french.route === null ? undefined : byRoute.get(englishRoute(french.route));
    return english ? [{ french, english }] : [];
  });
  const commits = await commitsOf(
    dir,
    pairs.flatMap(({ french, english }) => [french.path, english.path]),
  );
  // What is in no commit yet was changed last.
  const age = ({ path }: Part) => commits.findIndex((files) => files.includes(`\n${path}\n`));
  return pairs
    .filter(({ french, english }) => age(french) < age(english))
    .map(
      ({ french, english }) =>
        `À relire : ${english.file} traduit ${french.file}, qui a changé depuis.`,
    );
}

/** The files that each commit changed, one a line, the last commit first; nothing outside a repository. */
async function commitsOf(cwd: string, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const words = ['log', '--format=%x00', '--name-only', '--relative', '--', ...paths];
  const log = promisify(execFile)('git', words, { cwd, maxBuffer: 1 << 26 });
  return log.then(
    ({ stdout }) => stdout.split('\0'),
    () => [],
  );
}
