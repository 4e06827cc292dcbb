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
  const { redirections, navigation } = checking.content.shared;
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
    const isEnglish = french !== route;
    const isInFrame = REQUIRED_ROUTES.includes(route) || (isEnglish && routes.has(french));
    if (isInFrame || linked.has(route)) return [];
    const root = Object.keys(navigation?.subsites ?? {}).find((one) => route.startsWith(`${one}/`));
    const list = root ? `« ${root}: »` : '« header: », en haut des pages, ou « footer: », en bas';
    const menu = `Ajoutez-la à un menu : dans content/navigation.yml, la ligne « - ${route.slice(root?.length ?? 0)} » sous ${list}. Ou écrivez un lien vers elle dans une page qui en parle.`;
    const link = `[${titleIn(document, data).replace(/[[\]]/g, '\\$&')}](${route})`;
    return [
      issueAt(file, FIRST_LINE, {
        rule: 'page-sans-lien',
        severity: 'warning',
        message: 'Aucune page ne mène à celle-ci : les visiteurs ne la trouveraient pas.',
        hint: `${isEnglish ? TRANSLATION : menu} Ce lien : ${link}`,
      }),
    ];
  });
}

const TRANSLATION =
  'Si elle traduit une page, donnez à son fichier, sous pages/en, le chemin de cette page : ' +
  'le bouton de langue y mènera. Sinon, écrivez un lien vers elle dans le texte d’une autre page.';
