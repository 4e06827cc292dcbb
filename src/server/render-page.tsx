import { renderContext } from '../blocks/site-context.ts';
import type { NavItem } from '../model/menus.ts';
import { lightRouteOf } from '../model/outputs.ts';
import { pageData } from './describe-page.ts';
import { finishPage } from './html-document.tsx';
import { lightDocument } from './light-document.ts';
import { type PageMain, renderMain, treeOf } from './main-html.tsx';
import { visitWeight } from './page-weight.ts';
import { draftNotice, lightBanner } from './preview-banner.ts';
import { generatedBodies } from './register/generated-bodies.tsx';
import { searchDocument } from './search-document.ts';
import type { Rendered, SiteState } from './site-state.ts';
import { structuredData } from './structured-data.ts';

/** Renders the HTML inside `main` of a route, one time in a build. Rejects for an unknown route. */
export function mainOf(site: SiteState, route: string): Promise<PageMain> {
  const page = site.renderedMains.get(route) ?? renderedMain(site, route);
  site.renderedMains.set(route, page);
  return page;
}

async function renderedMain(site: SiteState, route: string): Promise<PageMain> {
  const entry = site.manifest.byRoute.get(route);
  if (!entry) throw new Error(`No page at ${route}.`);
  const address = site.placement.absolute(route);
  const context = { ...renderContext({ ...site.texts, entry, address }), entry };
  const body = entry.shows ? generatedBodies[entry.shows](site) : await site.loadBody(entry.path);
  const html = renderMain(context, body);
  return {
    data: pageData(entry, site),
    context,
    searchDocument: searchDocument(site.manifest, entry, treeOf(html.main)),
    ...html,
  };
}

/** Renders a page and its light version (plain HTML), which link to each other with their sizes. Rejects for an unknown route. */
export async function renderPage(site: SiteState, route: string): Promise<Rendered> {
  const page = await mainOf(site, route);
  const { data, context, main } = page;
  const { entry } = context;
  // Before the weights, which both versions print.
  await site.weights?.write(main);
  const tree = treeOf(main);
  const notice = draftNotice(entry, site);
  const light = lightDocument(site, data, { tree, before: lightBanner(site) + notice });
  const link: NavItem = { href: lightRouteOf(data.path), label: light.label };
  // JSON-LD is part of `main`, whose HTML navigation replaces, and precedes the body: styles select the body's `:last-child`.
  const about = structuredData(site, page);
  const full = finishPage(site, { ...data, light: link }, about + notice + main, entry);
  return { ...full, light: light.withFullWeight(visitWeight(site, full.html, tree)) };
}
