import type { Body } from './body.tsx';
import { createRenderer } from './server.ts';
import type { RenderOptions } from './site.ts';

export { shareSheets } from './share-sheets.ts';

/** Every body of the content, compiled by Vite when it is asked for. */
const bodies = import.meta.glob<Body>('/content/**/*.mdx', { import: 'default' });

/** Rejects with the file's name when there is none: a file that would not become a page stops the build. */
async function loadBody(path: string): Promise<Body> {
  const load = bodies[`/content/${path}`];
  if (!load) throw new Error(`content/${path} was not compiled.`);
  return load();
}

/** The renderer of the project's own content: what the prerendering and the live preview import. */
export const createSiteRenderer = (options: Omit<RenderOptions, 'loadBody'>) =>
  createRenderer({ ...options, loadBody });
