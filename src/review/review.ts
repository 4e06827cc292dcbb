import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { check } from '../check/check.ts';
import { LOCAL_SITE } from '../site/environment.ts';
import { UserError } from '../values/user-error.ts';
import { buildSite } from '../vite/build-site.ts';
import { capturePages, capturePictures } from './captures.ts';
import { reviewComment } from './comment.ts';
import { compareStates, withLooks } from './compare.ts';
import { checkOut, commitOf, git } from './git.ts';
import { readyLines } from './ready-lines.ts';
import { reportPage } from './report.tsx';
import { readBuiltSite, readContentState, type State } from './states.ts';

interface ReviewOptions {
  /** Folder of the project; its current files are the proposed version. */
  dir: string;
  /** Git ref of the old version, such as `main`. */
  base: string;
  out: string;
  /** Address of the proposal's preview, with a final slash. */
  preview?: string | undefined;
  /** Path of a Chromium; undefined: no screenshots. */
  browser?: string | undefined;
  log(line: string): void;
}

/** Folder of the project in which the review checks out the old state and builds both sites. */
const WORKPLACE = '.cache/review';

/**
 * Compares the site at a Git ref with the site of `dir`. Writes into `out`: `lignes.json`, the corrections of the check, also
 * when the site cannot be built; then `index.html` and `comment.md`. Returns the summary.
 */
export async function review({ dir, out, base: ref, preview, browser, log }: ReviewOptions) {
  const write = (name: string, text: string) => writeFile(join(out, name), text);
  await mkdir(out, { recursive: true });
  await write('lignes.json', JSON.stringify(readyLines(await check(join(dir, 'content')))));
  const commit = await commitOf(dir, ref);
  const place = (name: string) => resolve(dir, WORKPLACE, name);
  const [tree, old, now] = [place('depart'), place('avant'), place('apres')] as const;
  log('Site de départ : construction…');
  await checkOut(dir, commit, tree);
  const base = await stateOf(
    tree,
    old,
    'Le site de départ ne se construit pas : il n’y a rien à quoi comparer le vôtre.',
  );
  log('Site proposé : construction…');
  const head = await stateOf(
    dir,
    now,
    'Le site proposé ne se construit pas : corrigez-le d’abord.',
  );
  const code = await git(dir, 'diff', '--name-only', commit, '--', '.', ':!content');
  const isCodeChanged = code !== '';
  const compared = compareStates(base, head, {
    isCodeChanged,
    renames: await renamesSince(dir, commit),
  });
  const isNew = (route: string) => !base.site.pages.has(route);
  const pages = browser
    ? await capturePages({ browser, sites: [old, now], routes: compared.routes, isNew, log })
    : undefined;
  const pictures = await capturePictures(compared.sections.flatMap(({ entries }) => entries));
  const captures = new Map([...(pages ?? []), ...pictures]);
  const result = { ...withLooks(compared, pages), captures, base: { name: ref, commit }, preview };
  await write('index.html', reportPage(result));
  await write('comment.md', reviewComment(result));
  return result.summary;
}

/** The files that were renamed since a commit, in the order of Git: `R087`, the old path, the new one. */
async function renamesSince(dir: string, commit: string): Promise<Map<string, string>> {
  const words = ['-M', '--diff-filter=R', '--name-status', '-z', '--relative=content'];
  const listed = (await git(dir, 'diff', ...words, commit)).split('\0');
  return new Map(
    listed.flatMap((status, at): [string, string][] =>
      /^R\d+$/.test(status) ? [[listed[at + 1] ?? '', listed[at + 2] ?? '']] : [],
    ),
  );
}

/** Builds and reads the state of the project in `dir`. Throws a `UserError` with `reason` when it cannot be built. */
async function stateOf(dir: string, out: string, reason: string): Promise<State> {
  const options = { cwd: dir, siteUrl: LOCAL_SITE, isCompared: true };
  if ((await buildSite(out, options)).pages === 0) throw new UserError(reason);
  return { content: await readContentState(join(dir, 'content')), site: await readBuiltSite(out) };
}
