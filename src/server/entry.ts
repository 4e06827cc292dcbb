import { createRenderer } from './create-renderer.ts';
import type { BodyComponent } from './main-html.tsx';
import type { RenderOptions } from './render-state.ts';

/** Loaders of the MDX bodies of the content, by path: `/content/pages/contact.mdx`. */
const bodies = import.meta.glob<BodyComponent>('/content/**/*.mdx', { import: 'default' });

/** Rejects for a file without a compiled body, so that the build stops. */
async function loadBody(path: string): Promise<BodyComponent> {
  const load = bodies[`/content/${path}`];
  if (!load) throw new Error(`content/${path} was not compiled.`);
  return load();
}

/** Renderer of the folder `content`, for the build and the dev server. */
export const createSiteRenderer = (options: Omit<RenderOptions, 'loadBody'>) =>
  createRenderer({ ...options, loadBody });
