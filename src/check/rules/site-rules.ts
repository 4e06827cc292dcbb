import { dataFiles } from '../../content/dashboard.ts';
import { documentsOf, sharedOf } from '../../content/document.ts';
import { kinds } from '../../content/kinds/index.ts';
import type { KindSpec } from '../../content/kinds/spec.ts';
import { routesAfterFirst } from '../../content/listing.ts';
import { themeRoute } from '../../content/project-themes.ts';
import { followingLineRoutes } from '../../content/register.ts';
import { ROUTES } from '../../content/routes.ts';
import { publicFrom } from '../../content/visibility.ts';
import { isError } from '../../values/issue.ts';
import { answers } from './answers.ts';
import type { Checking, OwnRules } from './checking.ts';
import { embeds } from './embeds.ts';
import { events } from './events.ts';
import { formFields } from './form-fields.ts';
import { languages, translatedLinks } from './languages.ts';
import { linkedFiles } from './linked-files.ts';
import { menus, misplacedSections, subsitePages } from './menus.ts';
import { redirectedAddresses } from './redirections.ts';
import { budgets, donations } from './register/budget.ts';
import { news } from './register/news.ts';
import { overdue, registers } from './register/register.ts';
import { reports } from './register/reports.ts';
import { votes } from './register/votes.ts';
import { OWN_RULES } from './site-rule-ids.ts';
import { ofRules } from './suppressions.ts';
import { unlinkedPages } from './unlinked-pages.ts';
import { words } from './words.ts';

/** Rules of this site, in addition to the rules of the engine. */
export const rules: OwnRules = {
  titles: OWN_RULES,
  document: [
    answers,
    budgets,
    donations,
    registers,
    votes,
    misplacedSections,
    embeds,
    events,
    formFields,
    languages,
    words,
  ],
  content: [
    redirectedAddresses,
    menus,
    news,
    reports,
    overdue,
    unlinkedPages,
    linkedFiles,
    translatedLinks,
  ],
  suppressions: [
    // The file name in the hint of a numbering rule also corrects what `nom-fichier` reports.
    { rule: (one) => ofNumbers(one), hides: ofRules('nom-fichier'), within: 'file' },
    // A file with errors may contain the link that `page-sans-lien` does not find.
    { rule: isError, hides: ofRules('page-sans-lien'), within: 'content' },
  ],
  generatedRoutes: (checking) => [
    ...blogPages(checking),
    ...dashboard(checking),
    ...openData(checking),
    ...themePages(checking),
    ...registerPages(checking),
  ],
  addresses: subsitePages,
};

const ofNumbers = ofRules(...Object.values<KindSpec>(kinds).flatMap((one) => one.numberRule ?? []));

/** Routes of pages 2, 3… of the blog. Articles with errors count, too, so that links to these pages are not reported. */
function blogPages({ content, listing, model, today }: Checking): readonly string[] {
  const all = listing.texts.filter((path) => model.kindOf(path) === 'article');
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
