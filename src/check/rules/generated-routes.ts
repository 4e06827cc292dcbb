import { dataFiles } from '../../content/dashboard.ts';
import { documentsOf, sharedOf } from '../../content/document.ts';
import { kindOf } from '../../content/kind-of-file.ts';
import { routesAfterFirst } from '../../content/listing.ts';
import { themeRoute } from '../../content/project-themes.ts';
import { followingLineRoutes } from '../../content/register.ts';
import { ROUTES } from '../../content/routes.ts';
import { publicFrom } from '../../content/visibility.ts';
import type { Checking } from './checking.ts';

/** Routes of pages and files that the build generates from several texts. */
export const generatedRoutes = (checking: Checking): readonly string[] => [
  ...blogPages(checking),
  ...dashboard(checking),
  ...openData(checking),
  ...themePages(checking),
  ...registerPages(checking),
];

/** Routes of pages 2, 3… of the blog. Articles with errors count, too, so that links to these pages are not reported. */
function blogPages({ content, listing, today }: Checking): readonly string[] {
  const all = listing.texts.filter((path) => kindOf(path) === 'article');
  const future = documentsOf(content.documents, 'article').filter(
    (article) => publicFrom(article) > today,
  );
  return routesAfterFirst(all.length - future.length);
}

/** Routes of themes with projects, if `site.yml` enables the filters. */
const themePages = ({ content, today }: Checking): readonly string[] =>
  sharedOf(content).site?.participe?.filters
    ? documentsOf(content.documents, 'initiative').flatMap((one) =>
        one.frontmatter && publicFrom(one) <= today ? themeRoute(one.frontmatter.theme) : [],
      )
    : [];

/** Routes of pages 2, 3… of projects with many receipts and expenses. */
const registerPages = ({ content, today }: Checking): readonly string[] =>
  documentsOf(content.documents, 'initiative').flatMap((one) =>
    one.route && one.frontmatter && publicFrom(one) <= today
      ? followingLineRoutes(one.route, one.frontmatter)
      : [],
  );

/** Route of the dashboard, if there is a monthly report. */
const dashboard = ({ content, today }: Checking): readonly string[] =>
  documentsOf(content.documents, 'rapport').some((one) => publicFrom(one) <= today)
    ? [ROUTES.dashboard]
    : [];

/** Routes of the open data page and of its files, if `site.yml` enables open data. */
const openData = ({ content }: Checking): readonly string[] =>
  sharedOf(content).site?.participe?.data
    ? [ROUTES.data, ...dataFiles(sharedOf(content).site).map((name) => `${ROUTES.data}/${name}`)]
    : [];
