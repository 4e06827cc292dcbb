import { categoryAnchor } from './anchors.ts';
import { type EntryOf, entriesOf, type Manifest } from './manifest.ts';
import { FEED } from './outputs.ts';

/** Articles on one page of the blog: its cost does not grow with the number of articles. */
export const PER_PAGE = 12;

/** The page of the blog that lists articles, and its following pages. */
const BLOG = '/blog';

/** The articles on page `page` (1 is the first) of the blog, newest first. */
export const articlesOnPage = (manifest: Manifest, page: number): EntryOf<'article'>[] =>
  entriesOf(manifest, 'article').slice((page - 1) * PER_PAGE, page * PER_PAGE);

/** How many pages so many articles fill: one at least. */
const pagesOf = (articles: number) => Math.max(1, Math.ceil(articles / PER_PAGE));

/** How many pages the blog has. */
export const blogPages = (manifest: Manifest): number =>
  pagesOf(entriesOf(manifest, 'article').length);

/** The address of a page of the blog. */
export const blogPageRoute = (page: number) => (page === 1 ? BLOG : `${BLOG}/page/${page}`);

/** The address of the feed of a category. */
export const categoryFeed = (category: string) => `${BLOG}/${categoryAnchor(category)}/${FEED}`;

/** Where the newest article of a category that can be read is listed; undefined while there is none. */
export function categoryAddress(manifest: Manifest, category: string): string | undefined {
  const at = entriesOf(manifest, 'article').findIndex(
    ({ hasBody, frontmatter }) => hasBody && frontmatter.category === category,
  );
  if (at < 0) return undefined;
  return `${blogPageRoute(Math.floor(at / PER_PAGE) + 1)}#${categoryAnchor(category)}`;
}

/** The number of the blog page at `route`; undefined when it is none of the following pages. */
export function followingPageOf(manifest: Manifest, route: string): number | undefined {
  const page = Number(/^\/blog\/page\/([1-9]\d*)$/.exec(route)?.[1]);
  return page >= 2 && page <= blogPages(manifest) ? page : undefined;
}

/** The addresses of the blog's pages after the first. */
export const followingRoutes = (manifest: Manifest): string[] =>
  routesAfterFirst(entriesOf(manifest, 'article').length);

/** The same, by the number of articles. */
export const routesAfterFirst = (articles: number): string[] =>
  Array.from({ length: pagesOf(articles) - 1 }, (_, index) => blogPageRoute(index + 2));

/** The title and the description of a following page of the blog, with its number. */
export const numbered = (
  { title, description }: { title: string; description: string },
  page: number,
) => ({
  title: `Page ${page} – ${title}`,
  description: `${description} (page ${page})`,
});
