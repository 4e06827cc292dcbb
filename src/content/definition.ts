import { FRAME_IDS } from './anchors.ts';
import { blocks } from './blocks/index.ts';
import { today } from './days.ts';
import { sharedOf } from './document.ts';
import { siteUrl } from './environment.ts';
import { GABON_NUMBER } from './formats/gabon.ts';
import { kinds } from './kinds/index.ts';
import { LABELS } from './labels.ts';
import { frenchRoute } from './languages.ts';
import { categoryFeed } from './listing.ts';
import {
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
import { isThemeRoute } from './project-themes.ts';
import type { Definition } from './records.ts';
import { isLineRoute } from './register.ts';
import { REQUIRED_ROUTES, ROUTES } from './routes.ts';
import { sharedFiles } from './schema/index.ts';
import { KEY_SYNONYMS, VALUE_SYNONYMS } from './synonyms.ts';
import { ARTICLE_CATEGORIES, FORM_NAMES, ICONS } from './vocabulary.ts';

const BLOG_PAGE = new RegExp(`^${ROUTES.blog}/page/\\d+$`);

/** What readers, rules, reports and the guide need to know of this site: kinds, blocks, routes, words. */
export const definition: Definition = {
  kinds,
  blocks,
  sharedFiles,
  words: {
    keys: KEY_SYNONYMS,
    values: VALUE_SYNONYMS,
    pictograms: ICONS,
    labels: LABELS,
    documents:
      'Les documents qu’ouvrent les boutons du site ont leur adresse dans content/site.yml, sous « documents: ».',
  },
  requiredRoutes: REQUIRED_ROUTES,
  frameIds: FRAME_IDS,
  isReserved: (route) =>
    IN_PREVIEW.test(route.slice(1)) ||
    FOLDERS.includes(frenchRoute(route).split('/')[1] ?? '') ||
    [`/${NOT_FOUND_PAGE}`, `/${OFFLINE_PAGE}`].includes(`${route}.html`) ||
    isThemeRoute(route) ||
    isLineRoute(route) ||
    route === ROUTES.dashboard ||
    route === ROUTES.data ||
    BLOG_PAGE.test(route) ||
    route.endsWith('/index'),
  // Links may omit `.html`, because hosts also serve the demonstration pages without this ending.
  written: new Set([
    ...[FEED, SITEMAP, ROBOTS, METADATA, SEARCH, SECURITY_TXT].map((file) => `/${file}`),
    ...ARTICLE_CATEGORIES.map(categoryFeed),
    ...DEMOS.flatMap((name) => [`/${DEMO}/${name}`, `/${DEMO}/${name}.html`]),
  ]),
  moved: {
    file: 'content/redirections.yml',
    read: (shared) => sharedOf({ shared }).redirections,
  },
  repository: {
    file: 'site.yml',
    read: (shared) => sharedOf({ shared }).site?.repository,
  },
  alternative: 'alt',
  phone: GABON_NUMBER,
  samples: new RegExp(
    String.raw`\bexample\.(?:org|com|net)\b|\+241(?:[ .]?00){4}\b|\bPrénom Nom\b|(?<=: {1,4}["']?)demo-(?:${FORM_NAMES.join('|')})(?=["']?\s*$)`,
  ),
  today: () => today(),
  address: () => siteUrl(),
  sources: ['src/content', 'src/vite/bodies.ts', 'package-lock.json'],
};
