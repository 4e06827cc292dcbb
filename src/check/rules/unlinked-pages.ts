import { type Document, titleIn } from '../../model/document.ts';
import { publicFrom } from '../../model/visibility.ts';
import { frenchRoute } from '../../site/languages.ts';
import { REQUIRED_ROUTES } from '../../site/routes.ts';
import { FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import type { Checking } from './checking.ts';
import { routesOf } from './existing-routes.ts';
import { pageLinks } from './links.ts';

/** Reports public pages that no other page links to. Texts of other kinds than `page` are excluded: lists link to them. */
export function unlinkedPages(checking: Checking): Issue[] {
  const { documents } = checking.content;
  const routes = routesOf(checking);
  const { redirections } = checking.content.shared;
  const isPublic = (one: Document) => !one.kind || publicFrom(one) <= checking.today;
  // A link to an old address leads to the page that replaces it; links of a page to itself do not lead visitors to it.
  const linked = new Set(
    pageLinks(checking).flatMap(({ page, from }) =>
      from.path === 'redirections.yml' || !isPublic(from) || from.route === page
        ? []
        : [redirections[page] ?? page],
    ),
  );
  return documents.flatMap((document): Issue[] => {
    const { route, file, data } = document;
    if (document.kind !== 'page' || route === null || !isPublic(document)) return [];
    const french = frenchRoute(route);
    const isTranslation = french !== route && routes.has(french);
    const isInFrame = REQUIRED_ROUTES.includes(route) || isTranslation;
    if (isInFrame || linked.has(route)) return [];
    const link = `[${titleIn(document, data).replace(/[[\]]/g, '\\$&')}](${route})`;
    return [
      issueAt(file, FIRST_LINE, {
        rule: 'page-sans-lien',
        severity: 'warning',
        message: 'Aucune page ne mène à celle-ci : les visiteurs ne la trouveraient pas.',
        hint: `Ajoutez « ${route} » à un menu de content/navigation.yml, ou écrivez un lien vers elle dans une page qui en parle : ${link}`,
      }),
    ];
  });
}
