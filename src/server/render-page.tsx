import { Dashboard } from '../blocks/register/dashboard.tsx';
import { DataPage } from '../blocks/register/data-page.tsx';
import { contextOf } from '../blocks/site-context.ts';
import { dashboardFigures, quarterOf } from '../content/dashboard.ts';
import { followingPages } from '../content/listing.ts';
import type { Manifest, Routed } from '../content/manifest.ts';
import { lightRouteOf } from '../content/outputs.ts';
import type { NavItem, PageData } from '../content/page-data.ts';
import { ROUTES } from '../content/routes.ts';
import { digestOf } from '../documents/disk/stamp.ts';
import { type Body, lightForms, renderBody } from './body.tsx';
import { finishPage } from './html-document.tsx';
import { lightDocument, withWeight } from './light-document.ts';
import { followingPage, pageData } from './page-data.ts';
import { draftNotice, lightBanner } from './preview-banner.ts';
import { openData } from './register/open-data.ts';
import type { Rendered, SiteState } from './site-state.ts';
import { structuredData } from './structured-data.ts';

/** Renders a page and its light version (plain HTML), which link to each other with their sizes; undefined for an unknown route. */
export async function renderPage(site: SiteState, route: string): Promise<Rendered | undefined> {
  const { manifest, placement, weigh } = site;
  const following = followingPages(manifest).get(route);
  const entry = site.byRoute.get(following?.first ?? route);
  if (!entry) return undefined;
  const address = placement.absolute(route);
  const listPage = following?.page;
  const context = { ...contextOf({ ...site.texts, entry, listPage, address }), entry };
  const first = pageData(entry, site);
  const shown = following ? followingPage(first, following, placement) : first;
  const { light: words } = context.words;
  const light = lightForms(words, site.routes, weigh?.file);
  const body = await bodyOf(site, entry);
  const notice = draftNotice(entry, manifest);
  const lightHtml = lightDocument({
    ...{ page: shown, words, light, chrome: site.chromes[shown.lang] },
    dataPrice: manifest.site.dataPrice,
    main: lightBanner(site) + notice + renderBody({ ...context, light }, body),
  });
  const weight = weigh?.html(lightHtml());
  const link: NavItem = {
    href: lightRouteOf(shown.path),
    label: withWeight(words, 'label', weight),
  };
  const page: PageData = { ...shown, light: [link] };
  // JSON-LD is part of `main`, whose HTML navigation replaces, and precedes the body: styles select the body's `:last-child`.
  const about = await structuredData(site, { ...context, page });
  const rendered = finishPage(site, page, about + notice + renderBody(context, body), entry);
  return { ...rendered, light: lightHtml(weight, weigh?.visit(rendered.html)) };
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
