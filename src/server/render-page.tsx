import { Dashboard } from '../blocks/register/dashboard.tsx';
import { DataPage } from '../blocks/register/data-page.tsx';
import { contextOf, type RenderContext } from '../blocks/site-context.ts';
import { dashboardFigures, quarterOf } from '../content/dashboard.ts';
import type { Manifest, Routed } from '../content/manifest.ts';
import { lightRouteOf } from '../content/outputs.ts';
import type { NavItem, PageData } from '../content/page-data.ts';
import { ROUTES } from '../content/routes.ts';
import { digestOf } from '../documents/disk/stamp.ts';
import { finishPage } from './html-document.tsx';
import { lightDocument } from './light-document.ts';
import { type Body, type MainHtml, renderMain } from './main-html.tsx';
import { pageData } from './page-data.ts';
import { draftNotice, lightBanner } from './preview-banner.ts';
import { openData } from './register/open-data.ts';
import type { Rendered, SiteState } from './site-state.ts';
import { structuredData } from './structured-data.ts';

/** A page of the content: its address, data and React context, without its HTML. */
interface Described {
  page: PageData;
  context: RenderContext & { entry: Routed };
}

/** Data of the page of a route; undefined for an unknown route. */
function describe(site: SiteState, route: string): Described | undefined {
  const entry = site.byRoute.get(route);
  if (!entry) return undefined;
  const address = site.placement.absolute(route);
  return {
    page: pageData(entry, site),
    context: { ...contextOf({ ...site.texts, entry, address }), entry },
  };
}

/** HTML inside `main` of a route, rendered one time in a build; undefined for an unknown route. */
export async function mainOf(site: SiteState, route: string): Promise<MainHtml | undefined> {
  const cached = site.mains.get(route);
  if (cached) return cached;
  const described = describe(site, route);
  if (!described) return undefined;
  const { context } = described;
  const rendered = renderMain(context, await bodyOf(site, context.entry));
  site.mains.set(route, rendered);
  return rendered;
}

/** Renders a page and its light version (plain HTML), which link to each other with their sizes; undefined for an unknown route. */
export async function renderPage(site: SiteState, route: string): Promise<Rendered | undefined> {
  const described = describe(site, route);
  const html = await mainOf(site, route);
  if (!described || !html) return undefined;
  const { page, context } = described;
  const { entry } = context;
  const notice = draftNotice(entry, site.manifest);
  const light = lightDocument(site, page, lightBanner(site) + notice + html.main);
  const link: NavItem = { href: lightRouteOf(page.path), label: light.label };
  // JSON-LD is part of `main`, whose HTML navigation replaces, and precedes the body: styles select the body's `:last-child`.
  const about = structuredData(site, { ...context, page, texts: html.texts });
  const main = about + notice + html.main;
  const rendered = finishPage(site, { ...page, light: [link] }, main, entry);
  return { ...rendered, light: light.withFullWeight(site.weigh?.visit(rendered.html)) };
}

/** Body of a page: compiled from its file, or generated (dashboard and open data). */
async function bodyOf(site: SiteState, { route, path }: Routed): Promise<Body> {
  const { manifest, loadBody } = site;
  if (route === ROUTES.data) {
    const files = openData(manifest, site.placement).map(([file, text]) => ({
      name: file.slice(ROUTES.data.length),
      bytes: Buffer.byteLength(text()),
    }));
    return () => <DataPage files={files} />;
  }
  return route === ROUTES.dashboard
    ? () => <Dashboard sample={auditSample(manifest)} />
    : loadBody(path);
}

/** Number of projects that citizens are asked to audit in a quarter. */
const SAMPLE_SIZE = 3;

/** Projects in the audit of this quarter: the lowest SHA-256 of `2026-T4/slug`, so that anybody can verify the sample. */
function auditSample(manifest: Manifest) {
  const quarter = quarterOf(manifest.today);
  return dashboardFigures(manifest)
    .projects.map((project) => ({
      project,
      digest: digestOf(`${quarter}/${project.slug}`).toString('hex'),
    }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .slice(0, SAMPLE_SIZE);
}
