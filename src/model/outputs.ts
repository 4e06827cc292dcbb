import { categoryAnchor, ROUTES } from '../site/routes.ts';

/** Names of files and folders in the built site that are not pages, relative to the root of the site. */
export const ASSETS = 'assets';
export const DEMO = 'demo';
export const FONTS = 'fonts';
/** Folder of the JSON data of the pages, which the browser loads to show another page without a reload. */
export const PAGE_DATA = 'donnees';
/** Path of the data of a route, below the base path: `donnees/blog.json`. */
export const dataPath = (route: string) => `${PAGE_DATA}${route === '/' ? '/index' : route}.json`;
/** Path of the search page, and first word in the names of the search indexes. */
export const SEARCH = 'recherche';
/** Folder of the light versions of the pages, without scripts or pictures, for slow networks. */
export const LIGHT = 'leger';
/** Route of the light version of a page: `/leger/blog` for `/blog`. */
export const lightRouteOf = (route: string) => `/${LIGHT}${route}`.replace(/\/$/, '');

const TWINS = new RegExp(`^/(?:${PAGE_DATA}|${LIGHT})(?=/|$)`);

/** Route that a path belongs to: `/blog` for that page, its file, its data and its light version; `/` for all of the home page. */
export const pageOfPath = (path: string) =>
  path.replace(/(?:\/index)?(?:\.html|\.json)?\/*$/, '').replace(TWINS, '') || '/';

/** Paths of previews of pull requests, which are folders of the published site: `pr-12/blog`. */
export const IN_PREVIEW = /^pr-\d+(\/|$)/;

/** Folder of the preview of pull request `pull`, inside the published site: `pr-12`. */
export const previewFolder = (pull: number) => `pr-${pull}`;

/** Address of the preview of pull request `pull`, with a final slash: `https://example.org/pr-12/`. */
export const previewAddress = (site: string, pull: number) => `${site}${previewFolder(pull)}/`;

export const NOT_FOUND_PAGE = '404.html';
/** Page that is shown without a network, for routes that the browser has not cached. */
export const OFFLINE_PAGE = 'hors-ligne.html';
/** Route in the data of the offline page, which the worker shows at the address of any page that is not cached. */
export const OFFLINE_ROUTE = '/hors-ligne';
/** Comment in the offline page in place of links to the stored pages. */
export const STORED_LINKS = '<!--pages-->';
/** Header `Server-Timing` of a page that the service worker has stored: a document can read it. */
export const STORED_COPY = 'copie';
/** Path of the service worker, at the root of the site: in a folder, the worker could serve only this folder. */
export const WORKER = 'sw.js';
export const FEED = 'feed.xml';
/** Feed of what a page lists or tells. */
export const feedBelow = (route: string) => `${route}/${FEED}`;
/** Feed of the articles of a category. */
export const categoryFeed = (category: string) =>
  feedBelow(`${ROUTES.blog}/${categoryAnchor(category)}`);
/** Feed of all initiatives: new ones and their news. */
export const INITIATIVES_FEED = feedBelow(ROUTES.participate);
export const REDIRECTS = '_redirects';
/** Without this file, GitHub Pages runs Jekyll, which removes files whose names begin with an underscore. */
export const NO_JEKYLL = '.nojekyll';
export const HEADERS = '_headers';
export const SITEMAP = 'sitemap.xml';
export const ROBOTS = 'robots.txt';
export const METADATA = 'metadata.json';
/** Contacts for reports of security problems (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

/** Data of a build that its service worker needs; the build writes them before the worker's code. */
export interface WorkerSite {
  /** Base path of the site, with a final slash. */
  base: string;
  /** Paths of the scripts, styles and fonts of every page, below the base path. */
  files: readonly string[];
  /** Routes of the pages that show a number to pay: a stored copy could show an old one, so they wait for the network. */
  numbers: readonly string[];
}
