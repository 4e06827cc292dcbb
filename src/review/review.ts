import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { check } from '../check/check.ts';
import { serve } from '../vite/serve.ts';
import { type Comparison, compare, type State } from './compare.ts';
import { contentFacts } from './content-facts.ts';
import { type Outcome, outcomeOf, touchedPages } from './outcome.ts';
import { readSite } from './read-site.ts';
import { commentOf } from './report/comment.ts';
import { reportPage } from './report/report-page.ts';
import { buildState } from './states/build-state.ts';
import { commitOf } from './states/git.ts';
import { proposedIn } from './states/store.ts';
import { builtBase } from './states/worktree.ts';
import { openCamera } from './visuals/camera.ts';
import { lookAtPages } from './visuals/look-at-pages.ts';
import { SAMPLES } from './visuals/samples.ts';

interface ReviewOptions {
  /** The folder of the project: its present files are the proposal. */
  dir: string;
  /** The Git state to compare to. */
  base: string;
  out: string;
  siteUrl: string;
  /** Path of a Chromium; without one no page is looked at. */
  browser?: string | undefined;
  say: (line: string) => void;
}

/** Compares the site of a Git state with the site of a folder, and writes `index.html` and `comment.md`. */
export async function review(options: ReviewOptions): Promise<Outcome> {
  const { dir, siteUrl, say } = options;
  const commit = await commitOf(dir, options.base);
  const base = await builtBase({ dir, commit, siteUrl, say });
  say('Site proposé : construction…');
  const dist = proposedIn(dir);
  try {
    await buildState({
      dir,
      out: dist,
      siteUrl,
      name: 'proposé',
      advice: 'corrigez-le d’abord',
    });
    say('Comparaison des pages…');
    const before = await stateOf(base.dir, base.dist, siteUrl);
    const after = await stateOf(dir, dist, siteUrl);
    const comparison = compare(before.state, after.state);
    const visuals = await look(options, comparison, [base.dist, dist]);
    const outcome = outcomeOf({
      comparison,
      visuals: visuals ?? new Map(),
      looked: visuals !== undefined,
      base: { name: options.base, commit },
      head: { name: 'les fichiers de ce dossier' },
      price: after.price,
    });
    await write(resolve(dir, options.out), outcome);
    return outcome;
  } finally {
    // The report holds its own pictures: nothing needs the built site after it.
    await rm(dist, { recursive: true, force: true });
  }
}

async function stateOf(dir: string, dist: string, siteUrl: string) {
  const content = join(dir, 'content');
  const { issues, content: read } = await check(content);
  // Both states name their files alike, wherever they were checked out.
  const named = issues.map((issue) => ({
    ...issue,
    file: issue.file.replace(/^.*?(?=content\/)/, ''),
  }));
  const site = await readSite(dist, siteUrl);
  const state: State = { site, facts: await contentFacts(content), issues: named };
  return { state, price: read.site?.data };
}

async function look(
  { browser, siteUrl, say }: ReviewOptions,
  { changed, shared, look: restyled, added, renamed }: Comparison,
  dists: readonly [string, string],
) {
  const come = [...added.map(({ route }) => route), ...renamed.map(({ to }) => to)];
  const own = changed.map(({ route }) => route).filter((route) => !come.includes(route));
  const sampled = shared.flatMap(({ routes }) =>
    routes.filter((route) => ![...own, ...come].includes(route)).slice(0, SAMPLES),
  );
  const looks = restyled.map(({ route }) => route).filter((route) => !sampled.includes(route));
  const pages = [
    ...own.map((route) => ({ route, isNew: false, own: true })),
    ...come.map((route) => ({ route, isNew: true, own: true })),
    ...[...new Set([...sampled, ...looks])].map((route) => ({ route, isNew: false, own: false })),
  ];
  if (!browser) return undefined;
  if (pages.length === 0) return new Map();
  const base = new URL(siteUrl).pathname;
  const sites = await Promise.all(dists.map((dir) => serve({ dir, port: 0, base })));
  const [before = '', after = ''] = sites.map(({ address }) => address.replace(/\/$/, ''));
  const camera = await openCamera(browser);
  try {
    return await lookAtPages({ camera, before, after, pages, say });
  } finally {
    await camera.close();
    await Promise.all(sites.map(({ close }) => close()));
  }
}

async function write(out: string, outcome: Outcome): Promise<void> {
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'index.html'), reportPage(outcome));
  await writeFile(join(out, 'comment.md'), commentOf(outcome));
  const pages = touchedPages(outcome);
  await writeFile(join(out, 'pages.json'), `${JSON.stringify(pages, null, 2)}\n`);
}
