import { type Diagnosis, FIRST_LINE, type Issue, issueAt } from '../../content/issue.ts';
import { kinds } from '../../content/kinds/index.ts';
import { frenchRoute } from '../../content/languages.ts';
import { titleOf } from '../../content/manifest.ts';
import type { Part } from '../../content/part.ts';
import { LED_TO } from '../../content/routes.ts';
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
  const paths = new Map(checking.content.parts.map(({ route, path }) => [route, path]));
  const linked = new Set(
    links.flatMap(({ page, path }) => (paths.get(page) === path ? [] : [page])),
  );
  return alone
    .filter(({ route }) => !linked.has(route))
    .map(({ part, route }) => issueAt(part.file, FIRST_LINE, unlinked(part, route, checking)));
}

/** The site itself leads to a page, or the language switch of the page that it translates. */
const isInFrame = (route: string, routes: ReadonlySet<string>) =>
  LED_TO.includes(route) || (isEnglish(route) && routes.has(frenchRoute(route)));

const isEnglish = (route: string) => frenchRoute(route) !== route;

/** The one line that puts a page in a menu: its project's, where it stands in one that has a menu. */
function menuLine(route: string, { content }: Checking): string {
  const roots = Object.keys(content.navigation?.subsites ?? {});
  const root = roots.find((one) => route.startsWith(`${one}/`));
  const line = `« - ${route.slice(root?.length ?? 0)} »`;
  const list = root ? `« ${root}: »` : '« header: »';
  return `Ajoutez-la à un menu : dans content/navigation.yml, la ligne ${line} dans la liste ${list}. Ou écrivez un lien vers elle dans le texte d’une page qui en parle.`;
}

const TRANSLATION =
  'Si elle traduit une page, donnez à son fichier, sous pages/en, le chemin de cette page : le bouton de langue y mènera. Sinon, écrivez un lien vers elle dans le texte d’une autre page.';

const unlinked = (part: Part, route: string, checking: Checking): Diagnosis => ({
  rule: 'page-sans-lien',
  severity: 'warning',
  message: 'Aucune page ne mène à celle-ci : les visiteurs ne la trouveraient pas.',
  hint: isEnglish(route) ? TRANSLATION : menuLine(route, checking),
  suggestion: `[${titleOf(part).replace(/[[\]]/g, '\\$&')}](${route})`,
});
