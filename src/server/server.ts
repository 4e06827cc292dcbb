import { notFoundPage } from './error-page.ts';
import { siteFiles } from './files.tsx';
import { renderPage } from './page.tsx';
import { searchOf } from './search.tsx';
import { prepareSite, type RenderOptions } from './site.ts';

/** Renders everything that the build writes, as text. */
export async function createRenderer(options: RenderOptions) {
  const site = await prepareSite(options);
  /** The HTML inside `main` of the pages that were asked for, by route: the index of the search is made of it. */
  const htmls = new Map<string, string>();
  const render = async (route: string) => {
    const page = await renderPage(site, route);
    if (page) htmls.set(route, page.payload.html);
    return page;
  };
  const search = searchOf(
    site,
    async (route) => htmls.get(route) ?? (await render(route))?.payload.html ?? '',
  );
  return {
    routes: [...site.routes],
    /** The pages of the search, which no list of pages names, and its indexes. */
    search,
    page: async (route: string) => {
      const lang = search.routes.get(route);
      return lang ? search.page(lang) : render(route);
    },
    notFound: () => notFoundPage(site),
    /** What stands beside the pages, by path. */
    files: siteFiles(site),
  };
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;
