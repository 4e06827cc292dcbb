import type { RenderContext } from '../blocks/site-context.ts';
import { LANGS, type Lang } from '../content/languages.ts';
import { followingPages } from '../content/listing.ts';
import { type Routed, routedEntries } from '../content/manifest.ts';
import { menusOf } from '../content/menus.ts';
import type { Chrome, Menus, PagePayload } from '../content/page-data.ts';
import { type Placement, placementOf } from '../content/placement.ts';
import type { Preview } from '../content/preview.ts';
import type { WorkerSite } from '../content/service-worker.ts';
import { type Feed, feedsOf } from './atom.ts';
import { type Bodies, sectionTexts } from './body.tsx';
import { chromeOf } from './page-data.ts';

/** What the build or the dev server gives to the renderer. */
export interface RenderOptions extends Bodies {
  siteUrl: string;
  build: string;
  /** What documents name of the browser's files; addresses hold the base path. */
  assets: {
    /** The styles to inline for a page's HTML; none in dev, where Vite injects them. */
    css: (html: string) => string;
    /** The whole sheet, fetched once the page is shown; empty in dev. */
    sheet: string;
    /** Modules, in order. */
    scripts: readonly string[];
  };
  /** Addresses of sharing pictures (1200 x 630), by route; '' is the one shared by default. */
  shares: Readonly<Record<string, string>>;
  /** Kilobytes of a picture, of a document and of the first visit to it; unknown in the live preview. */
  weigh?: Record<'file' | 'html' | 'visit', (addressOrHtml: string) => number | undefined>;
  /** The proposal that a preview shows. */
  preview?: Preview | undefined;
  /** What the service worker stores; undefined where nothing is stored. */
  offline?: Omit<WorkerSite, 'base'> | undefined;
  /** The live preview, whose server adds scripts and styles of its own. */
  dev?: boolean;
}

/** A page as visitors get it: its document, and what the browser loads when it comes from another page. */
export interface Rendered {
  html: string;
  payload: PagePayload;
  /** The document of its light twin, for the pages of the content. */
  light?: string;
}

/** What the pages of one build share. */
export interface Site extends RenderOptions {
  placement: Placement;
  byRoute: ReadonlyMap<string, Routed>;
  /** Every route of the content, those of the following pages of long lists too. */
  routes: ReadonlySet<string>;
  menus: Readonly<Record<Lang, Menus>>;
  chromes: Readonly<Record<Lang, Chrome>>;
  /** What the context of every page begins with. */
  texts: Pick<RenderContext, 'manifest' | 'charter' | 'faq' | 'news'>;
  feeds: readonly Feed[];
  /** The path of the sharing picture of a route; without one, of the picture shared by default. */
  shareOf: (route?: string) => string;
}

/** Prepares what all pages share. Rejects when a text that several pages show is not compiled. */
export async function prepareSite(options: RenderOptions): Promise<Site> {
  const { manifest, shares, preview } = options;
  const byRoute = new Map(routedEntries(manifest).map((entry) => [entry.route, entry]));
  const inEach = <T>(make: (lang: Lang) => T) =>
    Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as Record<Lang, T>;
  const menus = inEach((lang) => menusOf(manifest, lang));
  return {
    ...options,
    placement: placementOf(options.siteUrl),
    byRoute,
    routes: new Set([...byRoute.keys(), ...followingPages(manifest).keys()]),
    menus,
    chromes: inEach((lang) => chromeOf(manifest, lang, menus[lang], preview?.edit)),
    texts: {
      manifest,
      charter: await sectionTexts(options, 'charte'),
      faq: await sectionTexts(options, 'faq'),
      news: await sectionTexts(options, 'nouvelle'),
    },
    feeds: feedsOf(manifest),
    shareOf: (route = '') => shares[route] ?? shares[''] ?? '',
  };
}

/** The absolute address of the sharing picture of a page; without an entry, of the one shared by default. */
export const imageOf = ({ placement, shareOf }: Site, entry?: Routed) =>
  placement.origin + placement.local(shareOf(entry?.route));
