import { sharedOf, type TextDocument, textsOf, titleOf } from '../../model/document.ts';
import { publicFrom } from '../../model/visibility.ts';
import { frenchRoute } from '../../site/languages.ts';
import { REQUIRED_ROUTES } from '../../site/routes.ts';
import { type Fault, FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import type { Checking } from './checking.ts';
import { routesOf } from './existing-routes.ts';
import { pageLinks } from './links.ts';

/** Reports public pages that no other page links to. Texts of other kinds than `page` are excluded: lists link to them. */
export function unlinkedPages(checking: Checking): Issue[] {
  const { documents } = checking.content;
  const routes = routesOf(checking);
  const moved = sharedOf(checking.content).redirections;
  const isPublic = (text: TextDocument) => publicFrom(text) <= checking.today;
  const ownPages = new Map(documents.map((document) => [document.route, document]));
  // A link to an old address leads to the page that replaces it; links of a page to itself do not lead visitors to it.
  const linked = new Set(
    pageLinks(checking).flatMap(({ page, from }) =>
      from.path === 'redirections.yml' ||
      (from.kind && publicFrom(from) > checking.today) ||
      ownPages.get(page) === from
        ? []
        : [moved[page] ?? page],
    ),
  );
  return textsOf(documents).flatMap((text) => {
    const { kind, route, file } = text;
    const needsLink =
      route !== null && isPublic(text) && kind === 'page' && !isInFrame(route, routes);
    if (!needsLink || linked.has(route)) return [];
    return [issueAt(file, FIRST_LINE, unlinked(text, route, checking))];
  });
}

/** Whether layouts, blocks or the language switch link to a page. */
const isInFrame = (route: string, routes: ReadonlySet<string>) =>
  REQUIRED_ROUTES.includes(route) || (isEnglish(route) && routes.has(frenchRoute(route)));

const isEnglish = (route: string) => frenchRoute(route) !== route;

/** Hint with the line to add to the menu of the sub-site that contains the page, or else to the top or the foot of the site. */
function menuLine(route: string, { content }: Checking): string {
  const roots = Object.keys(sharedOf(content).navigation?.subsites ?? {});
  const root = roots.find((one) => route.startsWith(`${one}/`));
  const lists = root ? `« ${root}: »` : '« header: », en haut des pages, ou « footer: », en bas';
  return `Ajoutez-la à un menu : dans content/navigation.yml, la ligne « - ${route.slice(root?.length ?? 0)} » sous ${lists}. Ou écrivez un lien vers elle dans une page qui en parle.`;
}

const TRANSLATION =
  'Si elle traduit une page, donnez à son fichier, sous pages/en, le chemin de cette page : ' +
  'le bouton de langue y mènera. Sinon, écrivez un lien vers elle dans le texte d’une autre page.';

const unlinked = (text: TextDocument, route: string, checking: Checking): Fault => ({
  rule: 'page-sans-lien',
  severity: 'warning',
  message: 'Aucune page ne mène à celle-ci : les visiteurs ne la trouveraient pas.',
  hint: `${isEnglish(route) ? TRANSLATION : menuLine(route, checking)} Ce lien : [${titleOf(text).replace(/[[\]]/g, '\\$&')}](${route})`,
});
