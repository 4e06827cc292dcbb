import { Dashboard } from '../blocks/dashboard/dashboard.tsx';
import { DataPage } from '../blocks/dashboard/data-page.tsx';
import { contextOf } from '../blocks/site-context.ts';
import earlyScript from '../client/early-clicks.ts?script';
import { DASHBOARD, DATA } from '../content/dashboard.ts';
import { KINDS, kinds } from '../content/kinds/index.ts';
import { type Lang, langOf } from '../content/languages.ts';
import { followingPages } from '../content/listing.ts';
import { type Routed, routedEntries } from '../content/manifest.ts';
import { menusOf } from '../content/menus.ts';
import {
  DEMO,
  METADATA,
  OFFLINE_PAGE,
  PAGE_DATA,
  ROBOTS,
  SITEMAP,
  twinOf,
} from '../content/outputs.ts';
import type { NavItem, PageData } from '../content/page-data.ts';
import { placementOf } from '../content/placement.ts';
import { pageOf } from '../content/routes.ts';
import { sectionOf } from '../content/sections.ts';
import { OFFLINE_ROUTE, PLACE_OF_LIST, WORKER } from '../content/service-worker.ts';
import { errorHtml, waysOut } from '../layouts/error-html.ts';
import { fontPreloads } from '../theme/fonts.ts';
import { atomWriter, feedsOf } from './atom.ts';
import { lightForms, renderBody, sectionTexts } from './body.tsx';
import { chromeOf } from './chrome.ts';
import { demoForms } from './demo-forms.tsx';
import { draftNotice } from './draft-notice.ts';
import { metadata, robots, sitemap } from './feeds.ts';
import { lightDocument, withWeight } from './light-document.ts';
import { webManifest, workerText } from './offline.ts';
import { besides, followingPage, pageData } from './page-data.ts';
import { pageFinisher } from './page-finisher.tsx';
import { portableHtml } from './portable-html.tsx';
import type { Rendered, RenderOptions } from './render-options.ts';
import { searchPages, searchRoute } from './search-pages.tsx';
import { headersFile } from './security.ts';
import { structuredData } from './structured-data.ts';

/** Renders everything that the build writes, as text. */
export async function createRenderer(options: RenderOptions) {
  const { manifest, loadBody, draw, shares, weigh, preview, offline } = options;
  const placement = placementOf(options.siteUrl);
  const byRoute = new Map(routedEntries(manifest).map((entry) => [entry.route, entry]));
  const shareOf = (route = '') => shares[route] ?? shares[''] ?? '';
  const menus = { fr: menusOf(manifest, 'fr'), en: menusOf(manifest, 'en') };
  const chromes = {
    fr: chromeOf(manifest, 'fr', menus.fr, preview?.edit),
    en: chromeOf(manifest, 'en', menus.en, preview?.edit),
  };
  const charter = await sectionTexts(options, 'charte');
  const news = await sectionTexts(options, 'nouvelle');
  const known = { manifest, charter, faq: await sectionTexts(options, 'faq'), news };
  const textOf = portableHtml(options, placement);
  const feeds = feedsOf(manifest);
  const atom = atomWriter(manifest, placement, (text, route) => {
    const entry = byRoute.get(pageOf(route));
    return textOf(contextOf({ ...known, entry }), text);
  });
  const menuOf = (entry: Routed) =>
    menus[langOf(entry)].sections[sectionOf(entry.route, manifest).key];

  const imageOf = (entry?: Routed) => placement.origin + placement.local(shareOf(entry?.route));

  const finish = pageFinisher(options, { placement, byRoute, chromes, feeds, imageOf });

  const bodyOf = async ({ route, path }: Routed) => {
    if (route === DATA) return DataPage;
    return route === DASHBOARD ? () => <Dashboard draw={draw} /> : loadBody(path);
  };

  /** The HTML of the pages that were asked for, by route. */
  const made = new Map<string, string>();
  const search = searchPages(manifest, [...byRoute.values()], placement, async ({ route }) => {
    if (!made.has(route)) await page(route);
    return made.get(route) ?? '';
  });

  const searchPage = async (path: string, lang: Lang): Promise<Rendered> => {
    const { title, description } = manifest.editions[lang].words.siteSearch;
    const data = { ...besides(manifest, title, description), path, lang };
    return finish(data, await search.html(lang, contextOf({ ...known, entry: undefined })));
  };

  const routes = [...byRoute.keys(), ...followingPages(manifest).keys()];
  const withTwin = new Set(routes);

  /** A page with its light twin: each says what the other weighs. */
  const page = async (route: string): Promise<Rendered | undefined> => {
    const lang = search.routes.get(route);
    if (lang) return searchPage(route, lang);
    const following = followingPages(manifest).get(route);
    const listPage = following?.page;
    const entry = byRoute.get(following?.first ?? route);
    if (!entry) return undefined;
    const paperAddress = isForPaper(entry) ? placement.absolute(route) : undefined;
    const context = { ...contextOf({ ...known, entry, listPage, paperAddress }), entry };
    const first = { ...pageData(entry, manifest, placement, byRoute), menu: menuOf(entry) };
    const shown = following ? followingPage(first, following, placement) : first;
    const { light: words } = context.words;
    const light = lightForms(words, withTwin, weigh?.file);
    const body = await bodyOf(entry);
    const notice = draftNotice(entry, manifest);
    const twin = await lightDocument({
      ...{ page: shown, words, light, chrome: chromes[shown.lang] },
      dataPrice: manifest.site.dataPrice,
      main: notice + renderBody({ ...context, light }, body),
    });
    const weight = weigh?.html(twin());
    const link: NavItem = { href: twinOf(shown.path), label: withWeight(words, 'label', weight) };
    const data: PageData = { ...shown, light: [link] };
    const html = notice + renderBody(context, body);
    const about = { ...context, page: data, image: imageOf(entry), placement, byRoute, textOf };
    made.set(route, html);
    // Inside `main`, and so replaced with it; first, since styles look for the last part of a page.
    const rendered = await finish(data, (await structuredData(about)) + html, entry);
    return { ...rendered, light: twin(weight, weigh?.visit(rendered.html)) };
  };

  const isBilingual = [...byRoute.values()].some((entry) => langOf(entry) === 'en');
  /** A page that no content file writes. A host has one of each: in French, and in short in English where there are pages in it. */
  const errorPage = (lang: Lang, name: 'notFound' | 'offline', english?: Rendered) => {
    const isLost = name === 'notFound';
    const { title, text } = manifest.editions[lang].words[name];
    const html = errorHtml({
      title,
      text,
      list: isLost ? waysOut(chromes[lang]) : PLACE_OF_LIST,
      english: lang === 'fr' &&
        isBilingual && {
          text: manifest.editions.en.words[name].text,
          list: isLost && waysOut(chromes.en),
        },
      nearest: isLost ? placement.local(`/${PAGE_DATA}${searchRoute(lang)}.json`) : undefined,
      detail: isLost ? '404 Not Found' : undefined,
      picture: isLost ? manifest.pictures['/images/introuvable.svg'] : undefined,
    });
    const data = { ...besides(manifest, title, text), path: isLost ? '/404' : OFFLINE_ROUTE, lang };
    const translation = english && { ...english.payload, chrome: chromes.en };
    return finish({ ...data, english: translation }, html);
  };

  return {
    routes,
    /** The pages of the search, which no list of pages names, and their indexes by path. */
    search,
    page,
    notFound: async () =>
      errorPage('fr', 'notFound', isBilingual ? await errorPage('en', 'notFound') : undefined),
    /** What stands beside the pages, by path. */
    files: new Map<string, () => string | Promise<string>>([
      [SITEMAP, () => sitemap(manifest, placement)],
      [ROBOTS, () => robots(placement)],
      [`${DEMO}/formulaire.html`, () => demoForms(manifest)],
      ['_headers', () => headersFile(placement.base, manifest.site, earlyScript)],
      ['manifest.webmanifest', () => webManifest(manifest.site, placement.base)],
      [OFFLINE_PAGE, async () => (await errorPage('fr', 'offline')).html],
      // A preview stands below the site: a worker of its own would not know its end.
      ...(preview
        ? []
        : [
            [
              WORKER,
              () => workerText(placement.base, offline && [...offline, ...fontPreloads]),
            ] as const,
          ]),
      [METADATA, () => `${JSON.stringify(metadata(manifest, shareOf), null, 2)}\n`],
      ...feeds.map((feed) => [feed.path, () => atom(feed)] as const),
    ]),
  };
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;

/** True for pages that people print: those of some kinds, and the page that shows the files of such a kind. */
const isForPaper = ({ kind, route }: Routed) =>
  kinds[kind].forPaper ||
  KINDS.some((other) => kinds[other].forPaper && kinds[other].shownOn === route);
