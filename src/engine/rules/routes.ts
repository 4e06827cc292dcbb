import { categoryFeed, routesAfterFirst } from '../../content/listing.ts';
import { DEMO, DEMOS, FEED, METADATA, ROBOTS, SITEMAP } from '../../content/outputs.ts';
import { kindOf, LED_TO, pageOf, routeOf } from '../../content/routes.ts';
import { publicFrom } from '../../content/visibility.ts';
import { ARTICLE_CATEGORIES } from '../../content/vocabulary.ts';
import { documentsOf } from '../document.ts';
import { onceFor } from '../once-for.ts';
import type { Checking } from './checking.ts';
import { asTextPath } from './unknown-files.ts';

/** What the build writes beside the pages; hosts answer demonstrations without their ending too. */
const WRITTEN = new Set([
  ...[FEED, SITEMAP, ROBOTS, METADATA].map((file) => `/${file}`),
  ...ARTICLE_CATEGORIES.map(categoryFeed),
  ...DEMOS.flatMap((name) => [`/${DEMO}/${name}`, `/${DEMO}/${name}.html`]),
]);

const once = onceFor<Checking, ReadonlySet<string>>();

/**
 * The routes that content has, with the following pages of the blog that its articles of today fill; a text that
 * cannot be read, for its size or its rights or because it is empty, is there all the same; so is one whose name
 * is nearly that of a text.
 */
export const routesOf = (checking: Checking): ReadonlySet<string> =>
  once(checking, () => {
    const { content, listing, today } = checking;
    const read = new Set(content.documents.map(({ path }) => path));
    const misnamed = [...listing.others, ...listing.data].flatMap((path) => asTextPath(path) ?? []);
    const unread = [...listing.texts, ...misnamed].flatMap((path) => {
      const kind = read.has(path) ? undefined : kindOf(path);
      return kind ? [routeOf(kind, path)] : [];
    });
    const articles = listing.texts.filter((path) => kindOf(path) === 'article');
    const waiting = documentsOf(content.documents, 'article').filter(
      (one) => publicFrom(one) > today,
    );
    const following = routesAfterFirst(articles.length - waiting.length);
    const all = [...content.documents.map(({ route }) => route), ...unread, ...following];
    return new Set(all.filter((route) => route !== null));
  });

/**
 * Whether an address that begins with `/` leads somewhere. A page that the site cannot do without
 * keeps its address even while its file is missing, which is an issue of its own: links to it are right.
 */
export const pageExists = (address: string, routes: ReadonlySet<string>) => {
  const page = pageOf(address);
  return routes.has(page) || LED_TO.includes(page) || WRITTEN.has(page);
};
