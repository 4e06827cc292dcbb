import { createBuilder } from 'vite';
import { siteUrl } from './base-path.ts';
import type { BuildResult } from './prerender.ts';

/**
 * Builds the site as `vite build` does, into `dist`. On an error in the content nothing is written, and
 * the number of pages is 0.
 */
export async function buildSite(dist = 'dist'): Promise<BuildResult> {
  // React chooses its production code by this when the renderer is imported.
  process.env.NODE_ENV = 'production';
  // Read first: of an address that is none, Vite would tell at length.
  siteUrl();
  const builder = await createBuilder({ build: { outDir: dist }, logLevel: 'warn' });
  try {
    await builder.buildApp();
  } catch (fault) {
    // Vite loads its configuration as code of its own: no class is shared with it.
    if (fault instanceof Error && 'result' in fault) return fault.result as BuildResult;
    throw fault;
  }
  const plugin = builder.config.plugins.find(({ name }) => name === 'prerender');
  const { result }: { result?: BuildResult } = plugin?.api ?? {};
  if (!result) throw new Error('The site was not built.');
  return result;
}
