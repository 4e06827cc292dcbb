import { ROUTES } from './routes.ts';

/** What the build writes beside the pages, by its name below the site: one list for all who write, keep or compare it. */
export const ASSETS = 'assets';
export const DEMO = 'demo';
export const FONTS = 'fonts';
/** The pages as data, by route. */
export const PAGE_DATA = 'donnees';
/** Where the data of the page at a route are, below the base. */
export const dataPath = (route: string) => `${PAGE_DATA}${route === '/' ? '/index' : route}.json`;
/** The page of the search, and the name of its indexes. */
export const SEARCH = 'recherche';
/** The light twins of the pages, by route. */
export const LIGHT = 'leger';
/** The review of a proposal, in its preview. */
export const REVIEW = 'revue';
/** All folders, which no page may take. */
export const FOLDERS: readonly string[] = [ASSETS, DEMO, PAGE_DATA, SEARCH, LIGHT, FONTS, REVIEW];

/** The route of a page's light twin. */
export const lightRouteOf = (route: string) => `/${LIGHT}${route}`.replace(/\/$/, '');

/** The paths of code, fonts and indexes, whose names change with every change of them. */
export const IMMUTABLE_FILES = /^(assets|fonts)\/.*\.(js|css|json|woff2)$/;
/** The paths of a preview, which stands below the site. */
export const IN_PREVIEW = /^pr-\d+(\/|$)/;

/** The demonstrations. */
export const DEMOS = ['carte', 'formulaire'];
export const NOT_FOUND_PAGE = '404.html';
/** The page for what cannot be had without a network. */
export const OFFLINE_PAGE = 'hors-ligne.html';
export const FEED = 'feed.xml';
/** New projects and their news. */
export const PROJECT_FEED = `${ROUTES.participate}/feed.xml`;
export const REDIRECTS = '_redirects';
/** Without it GitHub Pages runs Jekyll, which drops files that begin with an underscore. */
export const NO_JEKYLL = '.nojekyll';
export const HEADERS = '_headers';
export const WEB_MANIFEST = 'manifest.webmanifest';
export const SITEMAP = 'sitemap.xml';
export const ROBOTS = 'robots.txt';
export const METADATA = 'metadata.json';
/** To whom to report a fault (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';
