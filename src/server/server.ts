import { notFoundPage } from './error-page.ts';
import { renderPage } from './render-page.tsx';
import { searchOf } from './search.tsx';
import { siteFiles } from './site-files.tsx';
import { createSiteState, type RenderOptions } from './site-state.ts';

/** Creates the renderer of a site, for all pages and generated files. */
export async function createRenderer(options: RenderOptions) {
  const site = await createSiteState(options);
  /** HTML inside `main` of the pages rendered so far, by route; the search index is built from it. */
  const cachedHtml = new Map<string, string>();
  const render = async (route: string) => {
    const page = await renderPage(site, route);
    if (page) cachedHtml.set(route, page.payload.html);
    return page;
  };
  const search = searchOf(
    site,
    async (route) => cachedHtml.get(route) ?? (await render(route))?.payload.html ?? '',
  );
  return {
    routes: [...site.routes],
    /** Search pages, which `routes` does not contain, and search indexes. */
    search,
    page: async (route: string) => {
      const lang = search.routes.get(route);
      return lang ? search.page(lang) : render(route);
    },
    notFound: () => notFoundPage(site),
    files: siteFiles(site),
  };
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;
