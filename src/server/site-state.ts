import type { RenderContext } from '../blocks/site-context.ts';
import type { Entry, Routed } from '../model/manifest.ts';
import { menusOf } from '../model/menus.ts';
import type { Chrome, Menus, PagePayload } from '../model/page-data.ts';
import { type Placement, placementOf } from '../model/placement.ts';
import { sectionOf } from '../model/subsites.ts';
import { publicFrom } from '../model/visibility.ts';
import type { Preview } from '../site/environment.ts';
import { LANGS, type Lang } from '../site/languages.ts';
import { type Feed, feedsOf } from './atom.ts';
import { chromeOf } from './describe-page.ts';
import { type Bodies, sectionTexts } from './main-html.tsx';
import { initiativeFeeds } from './register/initiative-feeds.ts';
import type { mainOf } from './render-page.tsx';

/** Options of the renderer, from the build or the dev server. */
export interface RenderOptions extends Bodies {
  siteUrl: string;
  build: string;
  /** Scripts and styles of each document; their addresses include the base path. */
  assets: {
    /** Selects the CSS to inline in a page by its HTML; empty in dev, where Vite injects the styles. */
    css: (html: string) => string;
    /** Address of the style sheet of all pages, loaded after the first paint; empty in dev. */
    sheet: string;
    /** Addresses of the script modules, in loading order. */
    scripts: readonly string[];
  };
  /** Address of the share image (1200 x 630) of a picture of the content, without the base path. */
  shares: Readonly<Record<string, string>>;
  /** How much a visit loads; undefined in dev, where no file is written. */
  weigh?: Weights;
  preview?: Preview | undefined;
  /** Files that the service worker stores at once; undefined in dev and in a preview. */
  offline?: readonly string[] | undefined;
  /** True in the dev server: the document gets no CSP, which would block Vite's scripts, and the payload gets the frame. */
  dev?: boolean;
}

/** Files of a visit; paths are below the base path. */
interface Weights {
  /** Scripts and style sheet of every page. */
  core: readonly string[];
  /** Additional scripts of a live block, by the name of its component. */
  live: (name: string) => readonly string[];
  /** Transfer size of a file in bytes. */
  size: (path: string) => number;
}

/** Rendered page: its document, and its data for navigation without a reload. */
export interface Rendered {
  html: string;
  payload: PagePayload;
  /** Document of the light version (plain HTML without scripts or pictures); absent for the 404 and search pages. */
  light?: string;
}

/** State that the pages of one build share. */
export interface SiteState extends RenderOptions {
  placement: Placement;
  menus: Readonly<Record<Lang, Menus>>;
  chromes: Readonly<Record<Lang, Chrome>>;
  /** Data and compiled texts that the React context of every page contains. */
  texts: Pick<RenderContext, 'manifest' | 'charter' | 'faq' | 'news'>;
  feeds: readonly Feed[];
  /** Entries that are not public yet. */
  drafts: readonly Entry[];
  /** The pages that are rendered, by route. */
  mains: Map<string, ReturnType<typeof mainOf>>;
  /** Address of the share image of a page: its picture, else that of its section, else the default one. */
  shareOf: (route?: string) => string;
}

/** Picture of the content whose share image is that of pages without a picture (spec section 2). */
const DEFAULT_SHARE = '/images/partage.svg';

/** Creates the shared state. Rejects when `Bodies` lacks a text of the charter, the FAQ or the news. */
export async function createSiteState(options: RenderOptions): Promise<SiteState> {
  const { manifest, shares, preview } = options;
  const perLanguage = <T>(compute: (lang: Lang) => T) =>
    Object.fromEntries(LANGS.map((lang) => [lang, compute(lang)])) as Record<Lang, T>;
  const menus = perLanguage((lang) => menusOf(manifest, lang));
  return {
    ...options,
    placement: placementOf(options.siteUrl),
    menus,
    chromes: perLanguage((lang) => chromeOf(manifest, lang, menus[lang], preview?.edit)),
    texts: {
      manifest,
      charter: await sectionTexts(options, 'charte'),
      faq: await sectionTexts(options, 'faq'),
      news: await sectionTexts(options, 'nouvelle'),
    },
    feeds: [...feedsOf(manifest), ...initiativeFeeds(manifest)],
    drafts: manifest.entries.filter((entry) => publicFrom(entry) > manifest.today),
    mains: new Map(),
    shareOf: (route = '') => {
      const images = [route, sectionOf(route, manifest).root].map(
        (of) => manifest.byRoute.get(of)?.image,
      );
      return [...images, DEFAULT_SHARE].flatMap((image) => shares[image ?? ''] ?? [])[0] ?? '';
    },
  };
}

/** Absolute address of the social image of an entry, or of the default image. */
export const imageOf = ({ placement, shareOf }: SiteState, entry?: Routed) =>
  placement.origin + placement.local(shareOf(entry?.route));
