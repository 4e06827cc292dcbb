import { cp, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { CheckResult } from '../check/apply-rules.ts';
import type { Content } from '../content/part.ts';
import { basePath, siteUrl } from './base-path.ts';
import { createBodyCompiler } from './body-compiler.ts';
import { buildId } from './build-id.ts';
import { bundles } from './bundles.ts';
import { cachedFacts } from './cached-facts.ts';
import { ContentState } from './content-state.ts';
import { hostFiles } from './host-files.ts';
import { bodyLoader } from './load-bodies.ts';
import { put, replaceFolder, workFolder } from './output.ts';
import { createPageStyles } from './page-styles.ts';
import { previewFromEnv } from './preview-from-env.ts';
import { sharePictures } from './share-pictures.ts';
import { together } from './together.ts';
import { writePages } from './write-pages.ts';

export interface BuildResult extends CheckResult {
  /** Number of pages written; 0 when errors in the content stopped the build. */
  pages: number;
}

/** Builds a site from `content/`. On an error in content nothing is written to `dist`. */
export async function buildSite(dist = 'dist'): Promise<BuildResult> {
  // React chooses its production code by this when the renderer is imported.
  process.env.NODE_ENV = 'production';
  const state = new ContentState(cachedFacts(createBodyCompiler()));
  const result = await state.refresh();
  if (state.errors.length > 0) return { ...result, pages: 0 };
  const out = await workFolder(resolve('.cache'));
  try {
    const pages = await write(state, result.content, out);
    await replaceFolder(out, resolve(dist));
    return { ...result, pages };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** Writes the site into `out`; gives the number of pages. */
async function write(state: ContentState, content: Content, out: string): Promise<number> {
  const { client, folder, renderer: code } = await bundles();
  for (const from of ['public', folder]) await cp(from, out, { recursive: true });
  const { createRenderer, shareSheets } = await import(code);
  const shares = await sharePictures(content.dir, shareSheets(state.manifest));
  await together([...state.pictures, ...shares.emitted], availableParallelism(), async (made) =>
    put(out, made.address, await made.bytes()),
  );
  const renderer = await createRenderer({
    manifest: state.manifest,
    loadBody: bodyLoader(content),
    siteUrl: siteUrl(),
    build: buildId(),
    assets: {
      css: createPageStyles(client.styles),
      sheet: basePath() + client.sheet,
      scripts: [basePath() + client.entry],
    },
    shares: shares.addresses,
    preview: previewFromEnv(),
  });
  const pages = await writePages(renderer, (path, text) => put(out, path, text));
  const forHosts = Object.entries(hostFiles(content.redirections, siteUrl()));
  for (const [path, text] of forHosts) put(out, path, text);
  return pages;
}
