import type { RenderContext } from '../blocks/render-context.ts';
import type { Entry, Routed } from '../model/manifest.ts';
import type { Menus } from '../model/menus.ts';
import type { Frame, PagePayload } from '../model/page-data.ts';
import type { Placement, Preview } from '../site/environment.ts';
import type { Lang } from '../site/languages.ts';
import type { Bodies, PageMain } from './main-html.tsx';

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
  preview?: Preview | undefined;
  /** Files that the service worker stores at once; undefined in dev and in a preview. */
  offline?: readonly string[] | undefined;
  /** True in the dev server: the document gets no CSP, which would block Vite's scripts, and the payload gets the frame. */
  dev?: boolean;
}

/** Entry of a feed, with the route to read it and its ISO day, which may be empty. */
export interface FeedItem {
  entry: Entry;
  route: string;
  day: string;
}

/** Feed with its items, newest first; `page` is the route of the only page that links to it, empty when all pages do. */
export interface Feed {
  path: string;
  title: string;
  lang: Lang;
  page: string;
  items: readonly FeedItem[];
}

/** Rendered page: its document, and its data for navigation without a reload. */
export interface Rendered {
  html: string;
  payload: PagePayload;
  /** Document of the light version (plain HTML without scripts or pictures); absent for the 404 and search pages. */
  light?: string;
}

/** State that the pages of one build share. */
export interface RenderState extends RenderOptions {
  placement: Placement;
  menus: Readonly<Record<Lang, Menus>>;
  frames: Readonly<Record<Lang, Frame>>;
  /** Data and compiled texts that the React context of every page contains. */
  texts: Pick<RenderContext, 'manifest' | 'charter' | 'faq' | 'news'>;
  feeds: readonly Feed[];
  /** Entries that are not public yet. */
  drafts: readonly Entry[];
  /** What is rendered inside `main`, by route: each page one time in a build. */
  renderedMains: Map<string, Promise<PageMain>>;
  /** Share image of a page: its picture, else that of its sub-site, else the default one; `src` is an address without the base path. */
  shareOf: (route?: string) => { src: string; alt: string };
}

/** Absolute address and alternative text of the social image of an entry, or of the default image. */
export function imageOf({ placement, shareOf }: RenderState, entry?: Routed) {
  const { src, alt } = shareOf(entry?.route);
  return { address: placement.origin + placement.local(src), alt };
}
