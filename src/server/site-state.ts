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

/** Options of the renderer, from the build or the dev server. */
export interface RenderOptions extends Bodies {
  siteUrl: string;
  build: string;
  /** Scripts and styles for documents; addresses contain the base path. */
  assets: {
    /** Styles to inline, from the HTML of a page; empty in dev, where Vite injects them. */
    css: (html: string) => string;
    /** Sheet of all pages, loaded after the first paint; empty in dev. */
    sheet: string;
    /** Modules, in order. */
    scripts: readonly string[];
  };
  /** Route -> address of its share image (1200 x 630); '' is the default one. */
  shares: Readonly<Record<string, string>>;
  /** Kilobytes of a picture, of a document and of a first visit to it; absent in dev. */
  weigh?: Record<'file' | 'html' | 'visit', (addressOrHtml: string) => number | undefined>;
  preview?: Preview | undefined;
  /** Files that the service worker caches; undefined without offline pages. */
  offline?: Omit<WorkerSite, 'base'> | undefined;
  /** True in the dev server, which adds its own scripts and styles. */
  dev?: boolean;
}

/** Rendered page: its document, and its data for navigation without a reload. */
export interface Rendered {
  html: string;
  payload: PagePayload;
  /** Document of the light version; only of content pages. */
  light?: string;
}

/** State that the pages of one build share. */
export interface SiteState extends RenderOptions {
  placement: Placement;
  byRoute: ReadonlyMap<string, Routed>;
  /** All routes of the content, including the following pages of long lists. */
  routes: ReadonlySet<string>;
  menus: Readonly<Record<Lang, Menus>>;
  chromes: Readonly<Record<Lang, Chrome>>;
  /** Part of the React context that all pages share. */
  texts: Pick<RenderContext, 'manifest' | 'charter' | 'faq' | 'news'>;
  feeds: readonly Feed[];
  /** Path of the share image of a route; without a route, of the default one. */
  shareOf: (route?: string) => string;
}

/** Creates the shared state. Rejects when a body of charter, FAQ or news is not compiled. */
export async function createSiteState(options: RenderOptions): Promise<SiteState> {
  const { manifest, shares, preview } = options;
  const byRoute = new Map(routedEntries(manifest).map((entry) => [entry.route, entry]));
  const perLanguage = <T>(compute: (lang: Lang) => T) =>
    Object.fromEntries(LANGS.map((lang) => [lang, compute(lang)])) as Record<Lang, T>;
  const menus = perLanguage((lang) => menusOf(manifest, lang));
  return {
    ...options,
    placement: placementOf(options.siteUrl),
    byRoute,
    routes: new Set([...byRoute.keys(), ...followingPages(manifest).keys()]),
    menus,
    chromes: perLanguage((lang) => chromeOf(manifest, lang, menus[lang], preview?.edit)),
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

/** Absolute address of the share image of an entry; without an entry, of the default one. */
export const imageOf = ({ placement, shareOf }: SiteState, entry?: Routed) =>
  placement.origin + placement.local(shareOf(entry?.route));
