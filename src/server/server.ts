import { dataPath, lightRouteOf } from '../model/outputs.ts';
import { previewManifest } from '../model/preview/preview-manifest.ts';
import { createSiteState } from './create-site-state.ts';
import { mainOf, renderPage } from './render-page.tsx';
import { searchOf } from './search.tsx';
import { type CreateText, siteFiles } from './site-files.tsx';
import type { Rendered, RenderOptions } from './site-state.ts';

/** Creates the renderer of a site; for a preview, of its content without numbers and contacts. */
export async function createRenderer(options: RenderOptions) {
  const manifest = options.preview ? previewManifest(options.manifest) : options.manifest;
  const site = await createSiteState({ ...options, manifest });
  const search = searchOf(site);
  const routes = [...site.manifest.byRoute.keys()];
  /** Renders a page, or a search page, which `routes` does not contain. Rejects for an unknown route. */
  const page = (route: string): Promise<Rendered> => {
    const lang = search.routes.get(route);
    return lang ? search.page(lang) : renderPage(site, route);
  };
  const files = new Map<string, CreateText>(siteFiles(site));
  // The files of a page follow each other, so they are created from one rendering.
  let last: { route: string; rendered: Promise<Rendered> } | undefined;
  for (const route of [...routes, ...search.routes.keys()]) {
    const add = (path: string, textOf: (rendered: Rendered) => string) =>
      files.set(path.replace(/^\//, ''), async () => {
        if (last?.route !== route) last = { route, rendered: page(route) };
        return textOf(await last.rendered);
      });
    add(`${route === '/' ? 'index' : route}.html`, ({ html }) => html);
    if (route !== '/') add(`${route}/index.html`, ({ html }) => html);
    add(dataPath(route), ({ payload }) => JSON.stringify(payload));
    if (!search.routes.has(route)) add(`${lightRouteOf(route)}.html`, lightOf);
  }
  return {
    routes,
    page,
    /** HTML inside `main` of all pages, whose pictures a build writes and weighs before it writes pages. */
    mainHtmlOfAll: () => Promise.all(routes.map(async (route) => (await mainOf(site, route)).main)),
    /** All texts that the renderer gives, by path below the base, except the search indexes, whose paths contain a hash of their text. */
    files,
    searchIndexes: search.files,
  };
}

/** The light version of a page. Throws for a page without one. */
function lightOf({ light }: Rendered): string {
  if (light === undefined) throw new Error('This page has no light version.');
  return light;
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;
