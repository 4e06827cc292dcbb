import { memoizeByKey } from '../engine/memoize.ts';
import { categoryAnchor } from './anchors.ts';
import { type EntryOf, entriesOf, type Manifest } from './manifest.ts';
import { FEED } from './outputs.ts';
import { lineRoute, registerPages } from './register.ts';
import { ROUTES } from './routes.ts';

/** Articles on one page of the blog: its cost does not grow with the number of articles. */
export const PER_PAGE = 12;

/** The articles on page `page` (1 is the first) of the blog, newest first. */
export const articlesOnPage = (manifest: Manifest, page: number): EntryOf<'article'>[] =>
  entriesOf(manifest, 'article').slice((page - 1) * PER_PAGE, page * PER_PAGE);

/** How many pages so many articles fill: one at least. */
const pagesOf = (articles: number) => Math.max(1, Math.ceil(articles / PER_PAGE));

/** How many pages the blog has. */
export const blogPages = (manifest: Manifest): number =>
  pagesOf(entriesOf(manifest, 'article').length);

/** The address of a page of the blog. */
export const blogPageRoute = (page: number) =>
  page === 1 ? ROUTES.blog : `${ROUTES.blog}/page/${page}`;

/** The address of the feed of a category. */
export const categoryFeed = (category: string) =>
  `${ROUTES.blog}/${categoryAnchor(category)}/${FEED}`;

/** Where the newest article of a category that can be read is listed; undefined while there is none. */
export function categoryAddress(manifest: Manifest, category: string): string | undefined {
  const at = entriesOf(manifest, 'article').findIndex(
    ({ hasBody, frontmatter }) => hasBody && frontmatter.category === category,
  );
  if (at < 0) return undefined;
  return `${blogPageRoute(Math.floor(at / PER_PAGE) + 1)}#${categoryAnchor(category)}`;
}

/** A page that follows the first one of its entry: of the blog, or of the lines of a register. */
export interface FollowingPage {
  /** The route of the first page. */
  first: string;
  page: number;
  /** The address of any page of the same list. */
  at: (page: number) => string;
}

const cachedPages = memoizeByKey<Manifest, ReadonlyMap<string, FollowingPage>>();

/** The pages after the first of each long list, by their routes. */
export const followingPages = (manifest: Manifest): ReadonlyMap<string, FollowingPage> =>
  cachedPages(manifest, () => {
    const pages = (first: string, count: number, at: FollowingPage['at']) =>
      Array.from({ length: count - 1 }, (_, index): [string, FollowingPage] => [
        at(index + 2),
        { first, page: index + 2, at },
      ]);
    const sheets = entriesOf(manifest, 'initiative').flatMap(({ route, frontmatter }) =>
      route ? pages(route, registerPages(frontmatter), (page) => lineRoute(route, page)) : [],
    );
    return new Map([...pages(ROUTES.blog, blogPages(manifest), blogPageRoute), ...sheets]);
  });

/** The addresses of the blog's pages after the first, by the number of articles. */
export const routesAfterFirst = (articles: number): string[] =>
  Array.from({ length: pagesOf(articles) - 1 }, (_, index) => blogPageRoute(index + 2));

/** The title and the description of a following page, with its number. */
export const numbered = (
  { title, description }: { title: string; description: string },
  page: number,
) => ({
  title: `Page ${page} – ${title}`,
  description: `${description} (page ${page})`,
});
