import { documentsOf, sharedOf } from '../../content/document.ts';
import { dataFiles } from '../../content/register/dashboard.ts';
import { ROUTES, themeRoute } from '../../content/routes.ts';
import { publicFrom } from '../../content/visibility.ts';
import type { Checking } from './checking.ts';

/** Routes of pages and files that the build generates from several texts. */
export const generatedRoutes = (checking: Checking): readonly string[] => [
  ...dashboard(checking),
  ...openData(checking),
  ...themePages(checking),
];

/** Routes of themes with projects, if `site.yml` enables the filters. */
const themePages = ({ content, today }: Checking): readonly string[] =>
  sharedOf(content).site?.participe?.filters
    ? documentsOf(content.documents, 'initiative').flatMap((one) =>
        one.frontmatter && publicFrom(one) <= today ? themeRoute(one.frontmatter.theme) : [],
      )
    : [];

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
