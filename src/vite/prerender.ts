import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import type * as ServerEntry from '../app/server/entry.ts';
import type { CheckResult } from '../check/apply-rules.ts';
import { basePath, siteUrl } from './base-path.ts';
import { buildId } from './build-id.ts';
import { clientFiles } from './client-files.ts';
import type { ContentState } from './content-state.ts';
import { FaultyContent } from './faulty-content.ts';
import { hostFiles } from './host-files.ts';
import { put } from './output.ts';
import { createPageStyles } from './page-styles.ts';
import { previewFromEnv } from './preview-from-env.ts';
import { sharePictures } from './share-pictures.ts';
import { together } from './together.ts';
import { writePages } from './write-pages.ts';

/** What a build made of a content without errors. */
export interface BuildResult extends CheckResult {
  /** Number of pages written. */
  pages: number;
}

/** The folder of the bundled renderer: a build of its own each time, as several may run at once. */
export const SERVER_FOLDER = resolve('.cache', `server-${process.pid}`);

/**
 * Builds the whole site: the check first, the browser's files and the renderer by Vite, then every page.
 * Errors in the content raise `FaultyContent` before anything is written.
 */
export function prerender(state: ContentState): Plugin<{ result?: BuildResult }> {
  const api: { result?: BuildResult } = {};
  return {
    name: 'prerender',
    apply: 'build',
    api,
    async buildApp(builder) {
      const result = await state.refresh();
      if (state.errors.length > 0) throw new FaultyContent({ ...result, pages: 0 });
      try {
        api.result = { ...result, pages: await build(builder, state) };
      } finally {
        await rm(SERVER_FOLDER, { recursive: true, force: true });
      }
    },
  };
}

/** Builds both environments and writes the pages; gives their number. */
async function build(builder: ViteBuilder, state: ContentState): Promise<number> {
  const { client, ssr } = builder.environments;
  const { manifest, content } = state;
  if (!client || !ssr || !manifest || !content) throw new Error('There is nothing to build.');
  const files = clientFiles(await builder.build(client));
  await builder.build(ssr);
  const out = resolve(client.config.build.outDir);
  const server: typeof ServerEntry = await import(
    pathToFileURL(join(SERVER_FOLDER, 'server.js')).href
  );
  const shares = await sharePictures(content.dir, server.shareSheets(manifest));
  await together([...state.pictures, ...shares.emitted], availableParallelism(), async (made) =>
    put(out, made.address, await made.bytes()),
  );
  const renderer = await server.createSiteRenderer({
    manifest,
    siteUrl: siteUrl(),
    build: buildId(),
    assets: {
      css: createPageStyles(files.styles),
      sheet: basePath() + files.sheet,
      scripts: [basePath() + files.entry],
    },
    shares: shares.addresses,
    preview: previewFromEnv(),
  });
  const pages = await writePages(renderer, (path, text) => put(out, path, text));
  const forHosts = Object.entries(hostFiles(content.redirections, siteUrl()));
  for (const [path, text] of forHosts) put(out, path, text);
  return pages;
}
