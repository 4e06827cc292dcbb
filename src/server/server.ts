import { notFoundPage } from './error-page.ts';
import { mainOf, renderPage } from './render-page.tsx';
import { searchOf } from './search.tsx';
import { siteFiles } from './site-files.tsx';
import { createSiteState, type RenderOptions } from './site-state.ts';

/** Creates the renderer of a site, for all pages and generated files. */
export async function createRenderer(options: RenderOptions) {
  const { manifest } = options;
  const site = await createSiteState(options);
  const search = searchOf(site);
  return {
    routes: [...manifest.byRoute.keys()],
    /** HTML inside `main` of all pages, whose pictures a build writes and weighs before it writes pages. */
    mains: async () =>
      Promise.all(
        [...manifest.byRoute.keys()].map(async (route) => (await mainOf(site, route)).main),
      ),
    /** Search pages, which `routes` does not contain, and search indexes. */
    search,
    page: async (route: string) => {
      const lang = search.routes.get(route);
      return lang ? search.page(lang) : renderPage(site, route);
    },
    notFound: () => notFoundPage(site),
    files: siteFiles(site),
  };
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;
