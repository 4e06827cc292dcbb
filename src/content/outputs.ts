import { ROUTES } from './routes.ts';

/** Names of files and folders in the built site other than pages, relative to its root. */
export const ASSETS = 'assets';
export const DEMO = 'demo';
export const FONTS = 'fonts';
/** Data of the pages, for navigation without a reload. */
export const PAGE_DATA = 'donnees';
/** Path of the data of a route, below the base. */
export const dataPath = (route: string) => `${PAGE_DATA}${route === '/' ? '/index' : route}.json`;
/** Path of the search page, and prefix of its indexes. */
export const SEARCH = 'recherche';
/** Light versions of the pages. */
export const LIGHT = 'leger';
/** Review of a proposal, in its preview. */
export const REVIEW = 'revue';
/** Reserved first segments of routes. */
export const FOLDERS: readonly string[] = [ASSETS, DEMO, PAGE_DATA, SEARCH, LIGHT, FONTS, REVIEW];

/** Route of the light version of a page. */
export const lightRouteOf = (route: string) => `/${LIGHT}${route}`.replace(/\/$/, '');

/** Paths of code, fonts and indexes, whose names contain a hash. */
export const IMMUTABLE_FILES = /^(assets|fonts)\/.*\.(js|css|json|woff2)$/;
/** Paths of previews, which are below the published site. */
export const IN_PREVIEW = /^pr-\d+(\/|$)/;

/** The demonstrations. */
export const DEMOS = ['carte', 'formulaire'];
export const NOT_FOUND_PAGE = '404.html';
/** Page for routes that are not cached, without a network. */
export const OFFLINE_PAGE = 'hors-ligne.html';
export const FEED = 'feed.xml';
/** Feed of new projects and their news. */
export const PROJECT_FEED = `${ROUTES.participate}/feed.xml`;
export const REDIRECTS = '_redirects';
/** Without it GitHub Pages runs Jekyll, which drops files that begin with an underscore. */
export const NO_JEKYLL = '.nojekyll';
export const HEADERS = '_headers';
export const WEB_MANIFEST = 'manifest.webmanifest';
export const SITEMAP = 'sitemap.xml';
export const ROBOTS = 'robots.txt';
export const METADATA = 'metadata.json';
/** Contacts for reports (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';
