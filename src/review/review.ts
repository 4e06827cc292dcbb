import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { check } from '../check/check.ts';
import { withSpelling } from '../check/spelling.ts';
import { LOCAL_SITE } from '../site/environment.ts';
import { UserError } from '../values/user-error.ts';
import { buildSite } from '../vite/build-site.ts';
import { changedPages } from './built-pages.ts';
import { reviewComment } from './comment.ts';
import { compareContents } from './compare.ts';
import { readContentState } from './content-state.ts';
import { checkOut, commitOf, git } from './git.ts';
import { readyLines } from './ready-lines.ts';

interface ReviewOptions {
  /** Folder of the project; its current files are the proposed version. */
  dir: string;
  /** Git ref of the old version, such as `main`. */
  base: string;
  out: string;
}

/** Folders of the project: the old state, and for a change of code the two built sites, whose pictures can be compared. */
const BASE = '.cache/review/depart';
const SITES = ['.cache/review/avant', '.cache/review/apres'] as const;

/**
 * Compares the content at a Git ref with that of `dir`, and, if code differs, the HTML of their built pages. Writes into `out`:
 * `lignes.json`, the corrections of the check, also when it finds errors; then `comment.md`. Returns the comment.
 */
export async function review({ dir, out, base: ref }: ReviewOptions): Promise<string> {
  const write = (name: string, text: string) => writeFile(join(out, name), text);
  await mkdir(out, { recursive: true });
  const checked = await withSpelling(await check(join(dir, 'content')));
  await write('lignes.json', JSON.stringify(readyLines(checked)));
  const commit = await commitOf(dir, ref);
  if (checked.issues.some(({ severity }) => severity === 'error'))
    throw new UserError('Le contenu proposé a des erreurs : corrigez-les d’abord (npm run check).');
  const tree = resolve(dir, BASE);
  await checkOut(dir, commit, tree);
  const base = await readContentState(join(tree, 'content'));
  const head = await readContentState(join(dir, 'content'));
  const compared = compareContents(base, head, await renamesSince(dir, commit));
  const code = await git(dir, 'diff', '--name-only', commit, '--', '.', ':!content');
  const pages = code === '' ? [] : await builtChanges([tree, dir]);
  const comment = reviewComment({ ...compared, lists: [...compared.lists, ...pages] });
  await write('comment.md', comment);
  return comment;
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

/** Builds the sites of two states; gives the list of pages whose HTML differs, if there are any. */
async function builtChanges(cwds: readonly string[]) {
  for (const [at, cwd] of cwds.entries()) {
    const out = resolve(SITES[at] ?? '');
    const built = await buildSite(out, { cwd, siteUrl: LOCAL_SITE, isCompared: true });
    if (built.pages === 0) throw new UserError('Ce site ne se construit pas.');
  }
  const more = { title: '', routes: [], changes: [] };
  const pages = (await changedPages(...SITES)).map((file) => ({ ...more, file, route: file }));
  return pages.length > 0 ? [['Pages dont le HTML diffère', pages] as const] : [];
}
