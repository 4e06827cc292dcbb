import { frenchRoute } from './languages.ts';
import {
  categoryFeed,
  DEMO,
  DEMOS,
  FEED,
  FOLDERS,
  IN_PREVIEW,
  METADATA,
  NOT_FOUND_PAGE,
  OFFLINE_PAGE,
  ROBOTS,
  SEARCH,
  SECURITY_TXT,
  SITEMAP,
} from './outputs.ts';
import { isThemeRoute } from './register/initiative-themes.ts';
import { ROUTES } from './routes.ts';
import { ARTICLE_CATEGORIES } from './vocabulary.ts';

/** True if the build writes another file at a route, so that no page may have it. */
export const isReserved = (route: string): boolean =>
  IN_PREVIEW.test(route.slice(1)) ||
  FOLDERS.includes(frenchRoute(route).split('/')[1] ?? '') ||
  [`/${NOT_FOUND_PAGE}`, `/${OFFLINE_PAGE}`].includes(`${route}.html`) ||
  isThemeRoute(route) ||
  route === ROUTES.dashboard ||
  route === ROUTES.data ||
  route.endsWith('/index');

/**
 * Addresses of other files that the build writes, to which pages may link: `/feed.xml`. Links may omit `.html`, because
 * hosts also serve the demonstration pages without this ending.
 */
export const WRITTEN_FILES: ReadonlySet<string> = new Set([
  ...[FEED, SITEMAP, ROBOTS, METADATA, SEARCH, SECURITY_TXT].map((file) => `/${file}`),
  ...ARTICLE_CATEGORIES.map(categoryFeed),
  ...DEMOS.flatMap((name) => [`/${DEMO}/${name}`, `/${DEMO}/${name}.html`]),
]);
