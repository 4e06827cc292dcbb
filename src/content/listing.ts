import { memoizeByKey } from '../values/memoize.ts';
import { categoryAnchor } from './anchors.ts';
import { type EntryOf, entriesOf, type Manifest } from './manifest.ts';
import { FEED } from './outputs.ts';
import { lineRoute, registerPages } from './register.ts';
import { ROUTES } from './routes.ts';

/** Number of articles on a page of the blog: with more, the page would be too large for slow networks. */
export const PER_PAGE = 12;

/** Articles on a page of the blog, newest first; `page` counts from 1. */
export const articlesOnPage = (manifest: Manifest, page: number): EntryOf<'article'>[] =>
  entriesOf(manifest, 'article').slice((page - 1) * PER_PAGE, page * PER_PAGE);

/** Number of pages of the blog for a number of articles, at least 1. */
const pagesOf = (articles: number) => Math.max(1, Math.ceil(articles / PER_PAGE));

export const blogPages = (manifest: Manifest): number =>
  pagesOf(entriesOf(manifest, 'article').length);

export const blogPageRoute = (page: number) =>
  page === 1 ? ROUTES.blog : `${ROUTES.blog}/page/${page}`;

export const categoryFeed = (category: string) =>
  `${ROUTES.blog}/${categoryAnchor(category)}/${FEED}`;

/** Address in the blog of the newest article with a body of a category, `/blog/page/2#nature`; undefined without one. */
export function categoryAddress(manifest: Manifest, category: string): string | undefined {
  const at = entriesOf(manifest, 'article').findIndex(
    ({ hasBody, frontmatter }) => hasBody && frontmatter.category === category,
  );
  if (at < 0) return undefined;
  return `${blogPageRoute(Math.floor(at / PER_PAGE) + 1)}#${categoryAnchor(category)}`;
}

/** Page 2, 3… of a long list: the articles of the blog, or the receipts and expenses of a project. */
export interface FollowingPage {
  /** Route of page 1. */
  first: string;
  page: number;
  /** Returns the route of page 1, 2, 3… of the same list. */
  at: (page: number) => string;
}

const cachedPages = memoizeByKey<Manifest, ReadonlyMap<string, FollowingPage>>();

/** Pages 2, 3… of all long lists, by route. */
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

/** Routes of pages 2, 3… of the blog, for a number of articles. */
export const routesAfterFirst = (articles: number): string[] =>
  Array.from({ length: pagesOf(articles) - 1 }, (_, index) => blogPageRoute(index + 2));

/** Title and description with the page number: `Page 2 – Blog`. */
export const numbered = (
  { title, description }: { title: string; description: string },
  page: number,
) => ({
  title: `Page ${page} – ${title}`,
  description: `${description} (page ${page})`,
});
