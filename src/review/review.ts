import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildReview, changedRoutes } from './build-review.ts';
import { compareSites } from './compare-sites.ts';
import { readBuiltSite } from './read-built-site.ts';
import { reportPage } from './report/report-page.ts';
import { reviewComment } from './report/review-comment.ts';
import { buildBase, buildSiteOf, commitOf, REVIEW_CACHE } from './states/builds.ts';
import { capturePages, captureProofs } from './visuals/capture-pages.ts';

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
  log: (line: string) => void;
}

/** Compares the site at a Git ref with the site of `dir`; writes `index.html`, `comment.md` and `pages.json` into `out`. */
export async function review({ dir, out, browser, log, ...options }: ReviewOptions) {
  const commit = await commitOf(dir, options.base);
  const base = await buildBase(dir, commit, log);
  log('Site proposé : construction…');
  const dist = await mkdtemp(resolve(dir, REVIEW_CACHE, 'propose-'));
  try {
    await buildSiteOf(dir, dist, 'Le site proposé ne se construit pas : corrigez-le d’abord.');
    log('Comparaison des pages…');
    const comparison = compareSites(
      await readBuiltSite(base.dist, join(base.dir, 'content')),
      await readBuiltSite(dist, join(dir, 'content')),
    );
    const shots = browser
      ? await capturePages({ browser, before: base.dist, after: dist, comparison, log })
      : undefined;
    const about = { base: { name: options.base, commit }, preview: options.preview };
    const proofs = await captureProofs(comparison);
    const result = buildReview(comparison, { shots, proofs, ...about });
    await mkdir(resolve(dir, out), { recursive: true });
    const write = (name: string, text: string) => writeFile(resolve(dir, out, name), text);
    await write('index.html', reportPage(result));
    await write('comment.md', reviewComment(result));
    await write('pages.json', JSON.stringify(changedRoutes(result), null, 2));
    return result;
  } finally {
    // The report contains its pictures as data, so it no longer needs the built site.
    await rm(dist, { recursive: true, force: true });
  }
}
