import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CheckResult } from '../check/check.ts';
import type { Content } from '../content/part.ts';
import { siteUrl } from './base-path.ts';
import { buildId } from './build-id.ts';
import { bundleClient, bundleServer } from './bundle.ts';
import { siteConfig } from './config.ts';
import { ContentState } from './content-state.ts';
import { put, replaceFolder } from './output.ts';
import { sharePictures } from './share-pictures.ts';
import { writePages } from './write-pages.ts';

export interface BuildResult extends CheckResult {
  /** Number of pages written; 0 when errors in the content stopped the build. */
  pages: number;
}

/** Builds a site from `content/`. On an error in content nothing is written to `dist`. */
export async function buildSite(dist = 'dist'): Promise<BuildResult> {
  const state = new ContentState();
  const result = await state.refresh();
  if (state.errors.length > 0) return { ...result, pages: 0 };
  const out = resolve('.cache', `dist-${process.pid}`);
  const server = resolve('.cache', `server-${process.pid}`);
  try {
    const pages = await write({ state, content: result.content, out, server });
    await replaceFolder(out, resolve(dist));
    return { ...result, pages };
  } finally {
    await Promise.all([out, server].map((dir) => rm(dir, { recursive: true, force: true })));
  }
}

interface Job {
  state: ContentState;
  content: Content;
  /** Where the site is put together. */
  out: string;
  /** Where the renderer is bundled to. */
  server: string;
}

async function write({ state, content, out, server }: Job): Promise<number> {
  const config = siteConfig(state);
  const assets = await bundleClient(config, out);
  const { createRenderer } = await import(await bundleServer(config, server));
  const shares = await sharePictures(content);
  for (const { address, data } of [...state.pictures, ...shares.emitted])
    await put(out, address, data);
  const renderer = await createRenderer({
    siteUrl: siteUrl(),
    build: buildId(),
    assets,
    shares: shares.addresses,
  });
  return writePages(renderer, (path, text) => put(out, path, text));
}
