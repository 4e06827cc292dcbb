import { memoizeByKey } from '../engine/memoize.ts';
import { categoryAnchor } from './anchors.ts';
import { type EntryOf, entriesOf, type Manifest } from './manifest.ts';
import { FEED } from './outputs.ts';
import { lineRoute, registerPages } from './register.ts';
import { ROUTES } from './routes.ts';

/** Articles on a page of the blog, so that its weight is bounded. */
export const PER_PAGE = 12;

/** Articles on a page of the blog (1 is the first), newest first. */
export const articlesOnPage = (manifest: Manifest, page: number): EntryOf<'article'>[] =>
  entriesOf(manifest, 'article').slice((page - 1) * PER_PAGE, page * PER_PAGE);

/** Number of pages for a number of articles, at least 1. */
const pagesOf = (articles: number) => Math.max(1, Math.ceil(articles / PER_PAGE));

export const blogPages = (manifest: Manifest): number =>
  pagesOf(entriesOf(manifest, 'article').length);

export const blogPageRoute = (page: number) =>
  page === 1 ? ROUTES.blog : `${ROUTES.blog}/page/${page}`;

export const categoryFeed = (category: string) =>
  `${ROUTES.blog}/${categoryAnchor(category)}/${FEED}`;

/** Address in the blog of the newest published article of a category; undefined when the category has no article. */
export function categoryAddress(manifest: Manifest, category: string): string | undefined {
  const at = entriesOf(manifest, 'article').findIndex(
    ({ hasBody, frontmatter }) => hasBody && frontmatter.category === category,
  );
  if (at < 0) return undefined;
  return `${blogPageRoute(Math.floor(at / PER_PAGE) + 1)}#${categoryAnchor(category)}`;
}

/** Page 2 or later of a long list: the blog, or the register of a sheet. */
export interface FollowingPage {
  /** Route of the first page. */
  first: string;
  page: number;
  /** Gives the route of a page of the same list. */
  at: (page: number) => string;
}

const cachedPages = memoizeByKey<Manifest, ReadonlyMap<string, FollowingPage>>();

/** Route -> page 2 or later of a long list. */
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

/** Routes of the blog after the first page, for a number of articles. */
export const routesAfterFirst = (articles: number): string[] =>
  Array.from({ length: pagesOf(articles) - 1 }, (_, index) => blogPageRoute(index + 2));

/** Title and description of page 2 or later, with its number. */
export const numbered = (
  { title, description }: { title: string; description: string },
  page: number,
) => ({
  title: `Page ${page} – ${title}`,
  description: `${description} (page ${page})`,
});
