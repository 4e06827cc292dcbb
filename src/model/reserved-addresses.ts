import { frenchRoute } from '../site/languages.ts';
import { ARTICLE_CATEGORIES } from '../site/vocabulary.ts';
import {
  ASSETS,
  categoryFeed,
  DEMO,
  FEED,
  FONTS,
  IN_PREVIEW,
  LIGHT,
  METADATA,
  NOT_FOUND_PAGE,
  OFFLINE_PAGE,
  PAGE_DATA,
  ROBOTS,
  SEARCH,
  SECURITY_TXT,
  SITEMAP,
} from './outputs.ts';
import { GENERATED_PAGES } from './register/generated-pages.ts';

/** Folder of the PDF files that editors offer for download. */
const DOWNLOADS = 'documents';
/** Folders of generated files: no page of the content may have a route below them. */
export const FOLDERS: readonly string[] = [
  ASSETS,
  DEMO,
  PAGE_DATA,
  SEARCH,
  LIGHT,
  FONTS,
  DOWNLOADS,
];

/** True if the build writes another file at a route, so that no page may have it. */
export const isReserved = (route: string): boolean =>
  IN_PREVIEW.test(route.slice(1)) ||
  FOLDERS.includes(frenchRoute(route).split('/')[1] ?? '') ||
  [`/${NOT_FOUND_PAGE}`, `/${OFFLINE_PAGE}`].includes(`${route}.html`) ||
  GENERATED_PAGES.some((page) => page.route === route) ||
  route.endsWith('/index');

/**
 * True for the address of another file that the build writes, to which pages may link: `/feed.xml`. Links may omit `.html`,
 * because hosts also serve the demonstration pages without this ending.
 */
export const isWritten = (address: string): boolean =>
  [FEED, SITEMAP, ROBOTS, METADATA, SEARCH, SECURITY_TXT].some((file) => address === `/${file}`) ||
  ARTICLE_CATEGORIES.some((category) => address === categoryFeed(category)) ||
  DEMOS.some((name) => address.replace(/\.html$/, '') === `/${DEMO}/${name}`);

/** Demonstrations of a map and of a form, which send no data. */
const DEMOS = ['carte', 'formulaire'];
