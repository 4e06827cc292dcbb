import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compare } from './compare.ts';
import { outcomeOf, touchedPages } from './outcome.ts';
import { readSite } from './read-site.ts';
import { commentOf } from './report/comment.ts';
import { reportPage } from './report/report-page.ts';
import { buildState, builtBase, commitOf, STORE } from './states/builds.ts';
import { lookAtPages, lookAtProofs } from './visuals/look-at-pages.ts';

interface ReviewOptions {
  /** The folder of the project: its present files are the proposal. */
  dir: string;
  /** The Git state to compare to. */
  base: string;
  out: string;
  /** Where the proposal can be visited, with a final slash. */
  preview?: string | undefined;
  /** Path of a Chromium; without one no page is looked at. */
  browser?: string | undefined;
  say: (line: string) => void;
}

/** Compares the site of a Git state with the site of a folder, and writes `index.html` and `comment.md`. */
export async function review({ dir, out, browser, say, ...options }: ReviewOptions) {
  const commit = await commitOf(dir, options.base);
  const base = await builtBase(dir, commit, say);
  say('Site proposé : construction…');
  const dist = await mkdtemp(resolve(dir, STORE, 'propose-'));
  try {
    await buildState(dir, dist, 'Le site proposé ne se construit pas : corrigez-le d’abord.');
    say('Comparaison des pages…');
    const comparison = compare(
      await readSite(base.dist, join(base.dir, 'content')),
      await readSite(dist, join(dir, 'content')),
    );
    const seen = browser
      ? await lookAtPages({ browser, before: base.dist, after: dist, comparison, say })
      : undefined;
    const about = { base: { name: options.base, commit }, preview: options.preview };
    const proofs = await lookAtProofs(comparison);
    const outcome = outcomeOf(comparison, { seen, proofs, ...about });
    await mkdir(resolve(dir, out), { recursive: true });
    const write = (name: string, text: string) => writeFile(resolve(dir, out, name), text);
    await write('index.html', reportPage(outcome));
    await write('comment.md', commentOf(outcome));
    await write('pages.json', JSON.stringify(touchedPages(outcome), null, 2));
    return outcome;
  } finally {
    // The report holds its own pictures: nothing needs the built site after it.
    await rm(dist, { recursive: true, force: true });
  }
}
