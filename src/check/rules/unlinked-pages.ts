import { type Diagnosis, FIRST_LINE, type Issue, issueAt } from '../../content/issue.ts';
import { kinds } from '../../content/kinds/index.ts';
import type { Part } from '../../content/part.ts';
import { REQUIRED_ROUTES } from '../../content/sections.ts';
import { publicFrom } from '../../content/visibility.ts';
import type { Checking } from '../checking.ts';
import { pageLinks } from './links.ts';
import { routesOf } from './routes.ts';

/** Public pages that no page leads to; articles, press releases and project sheets are listed by themselves. */
export function unlinkedPages(checking: Checking): Issue[] {
  const routes = routesOf(checking);
  const isPublic = (part: Part) => publicFrom(part) <= checking.today;
  const alone = checking.content.parts
    .filter(isPublic)
    .flatMap((part) =>
      !kinds[part.kind].isListed && part.route !== null && !isInFrame(part.route, routes)
        ? [{ part, route: part.route }]
        : [],
    );
  // Visitors do not read the redirections.
  const links = pageLinks(checking).filter(
    ({ path, part }) => path !== 'redirections.yml' && (!part || isPublic(part)),
  );
  return alone
    .filter(
      ({ part, route }) => !links.some((link) => link.page === route && link.path !== part.path),
    )
    .map(({ part, route }) => issueAt(part.file, FIRST_LINE, unlinked(part, route)));
}

/** The menus lead to a page, or the language switch of the page that it translates. */
const isInFrame = (route: string, routes: ReadonlySet<string>) =>
  REQUIRED_ROUTES.includes(route) ||
  (isEnglish(route) && routes.has(route.slice('/en'.length) || '/'));

const isEnglish = (route: string) => /^\/en(?:\/|$)/.test(route);

const LINK =
  'Écrivez un lien vers elle dans le texte d’une page qui en parle, ou dans une carte : les menus du site ne changent pas, une nouvelle page n’y entre pas.';
const TRANSLATION =
  'Si elle traduit une page, donnez à son fichier, sous pages/en, le chemin de cette page : le bouton de langue y mènera. Sinon, écrivez un lien vers elle dans le texte d’une autre page.';

const unlinked = ({ frontmatter }: Part, route: string): Diagnosis => ({
  rule: 'page-sans-lien',
  severity: 'warning',
  message: 'Aucune page ne mène à celle-ci : les visiteurs ne la trouveraient pas.',
  hint: isEnglish(route) ? TRANSLATION : LINK,
  suggestion: `[${(frontmatter?.title ?? '').replace(/[[\]]/g, '\\$&')}](${route})`,
});
