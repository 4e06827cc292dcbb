import { renderContext } from '../blocks/render-context.ts';
import { pageData } from './describe-page.ts';
import { finishPage } from './html-document.tsx';
import { parseHtml } from './html-tree.ts';
import { lightDocument, lightMain } from './light-document.ts';
import { type PageMain, renderMain } from './main-html.tsx';
import { draftNotice } from './preview-banner.ts';
import { generatedBodies } from './register/generated-bodies.tsx';
import type { Rendered, RenderState } from './render-state.ts';
import { searchDocument } from './search-document.ts';
import { structuredData } from './structured-data.ts';

/** Renders what is inside `main` of a route, one time in a build. Rejects for an unknown route. */
export function mainOf(state: RenderState, route: string): Promise<PageMain> {
  const page = state.renderedMains.get(route) ?? renderedMain(state, route);
  state.renderedMains.set(route, page);
  return page;
}

async function renderedMain(state: RenderState, route: string): Promise<PageMain> {
  const entry = state.manifest.byRoute.get(route);
  if (!entry) throw new Error(`No page at ${route}.`);
  const address = state.placement.absolute(route);
  const context = { ...renderContext({ ...state.texts, entry, address }), entry };
  const body = entry.shows ? generatedBodies[entry.shows](state) : await state.loadBody(entry.path);
  const html = renderMain(context, body);
  const tree = parseHtml(html);
  const data = pageData(entry, state);
  return {
    data,
    context,
    html,
    light: lightMain(state, data, tree),
    searchDocument: searchDocument(state.manifest, entry, tree),
  };
}

/** Renders a page and its light version (plain HTML), which link to each other. Rejects for an unknown route. */
export async function renderPage(state: RenderState, route: string): Promise<Rendered> {
  const page = await mainOf(state, route);
  const { data, context } = page;
  const notice = draftNotice(context.entry, state);
  // JSON-LD is part of `main`, whose HTML navigation replaces, and precedes the body: styles select the body's `:last-child`.
  const html = (await structuredData(state, page)) + notice + page.html;
  return {
    ...finishPage(state, data, html, context.entry),
    light: lightDocument(state, page, notice),
  };
}
