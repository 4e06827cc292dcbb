import { renderContext } from '../blocks/site-context.ts';
import { pageData } from './describe-page.ts';
import { finishPage } from './html-document.tsx';
import { parseHtml } from './html-tree.ts';
import { lightDocument, lightMain } from './light-document.ts';
import { type PageMain, renderMain } from './main-html.tsx';
import { draftNotice } from './preview-banner.ts';
import { generatedBodies } from './register/generated-bodies.tsx';
import { searchDocument } from './search-document.ts';
import type { Rendered, SiteState } from './site-state.ts';
import { structuredData } from './structured-data.ts';

/** Renders what is inside `main` of a route, one time in a build. Rejects for an unknown route. */
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
  const tree = parseHtml(html);
  const data = pageData(entry, site);
  return {
    data,
    context,
    html,
    light: lightMain(site, data, tree),
    searchDocument: searchDocument(site.manifest, entry, tree),
  };
}

/** Renders a page and its light version (plain HTML), which link to each other. Rejects for an unknown route. */
export async function renderPage(site: SiteState, route: string): Promise<Rendered> {
  const page = await mainOf(site, route);
  const { data, context } = page;
  const notice = draftNotice(context.entry, site);
  // JSON-LD is part of `main`, whose HTML navigation replaces, and precedes the body: styles select the body's `:last-child`.
  const html = (await structuredData(site, page)) + notice + page.html;
  return {
    ...finishPage(site, data, html, context.entry),
    light: lightDocument(site, page, notice),
  };
}
