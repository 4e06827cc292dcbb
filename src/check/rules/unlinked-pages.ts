import { fieldsOf } from '../../content/fields.ts';
import { isLink } from '../../content/forms/addresses.ts';
import { type Issue, isError } from '../../content/issue.ts';
import { onceFor } from '../../content/once-for.ts';
import type { Part } from '../../content/part.ts';
import { REQUIRED_ROUTES } from '../../content/sections.ts';
import { valueAt } from '../../content/values.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';
import type { Checking } from '../checking.ts';
import { repeatedAddress } from './repeated-address.ts';
import { pageExists, pageOf, routesOf } from './routes.ts';
import { aboutFile } from './rule.ts';

/** The page whose cards lead to press releases. */
const RESOURCES = 'pages/ressources.mdx';

/** Pages and press releases that no page leads to; articles and project sheets are listed by themselves. */
export function unlinkedPages(checking: Checking): Issue[] {
  const routes = routesOf(checking);
  const alone = checking.content.parts.filter(
    ({ kind, route }) =>
      (kind === 'page' || kind === 'communique') && route !== null && !isInFrame(route, routes),
  );
  // One of them may be a page of the menus under another name.
  const isWhole = REQUIRED_ROUTES.every((route) => routes.has(route));
  if (alone.length === 0 || !isWhole || !isAllRead(checking)) return [];
  const links = linksWithin(checking);
  // A link that goes wrong may be meant for any page: it is mended first.
  if (links.some(({ page }) => !pageExists(page, routes))) return [];
  const own = new Map(alone.map(({ path, route }) => [path, route]));
  const led = new Set(links.flatMap(({ page, from }) => (own.get(from) === page ? [] : [page])));
  return alone
    .filter(({ route }) => route !== null && !led.has(route))
    .map((part) => aboutFile(part.file, said(part, checking), 'warning'));
}

/** The menus lead to a page, or the language switch of the page that it translates. */
const isInFrame = (route: string, routes: ReadonlySet<string>) =>
  REQUIRED_ROUTES.includes(route) ||
  (isEnglish(route) && routes.has(route.slice('/en'.length) || '/'));

const isEnglish = (route: string) => /^\/en(?:\/|$)/.test(route);

/** What could not be read may hold the link that seems to be missing. */
const isAllRead = ({ issues, listing, unreadable, content, factsOf }: Checking) =>
  listing.closed.length === 0 &&
  unreadable.length === 0 &&
  !issues.some(isError) &&
  !content.parts.some((part) => factsOf(part).faults.some(isError));

/** A link to a page of this site, and the path of the file that holds it. */
interface Link {
  page: string;
  from: string;
}

/** The links of all bodies and frontmatters. Nobody reads the redirections: what they lead to is not found by them. */
function linksWithin({ content, factsOf, frontmatters }: Checking): Link[] {
  const inBodies = content.parts.flatMap((part) =>
    once(part, () =>
      factsOf(part).addresses.flatMap(({ kind, address }) =>
        kind === 'link' ? pagesOf(address, part.path) : [],
      ),
    ),
  );
  const inFrontmatters = frontmatters
    .filter(({ path }) => path !== 'redirections.yml')
    .flatMap((frontmatter) =>
      once(frontmatter, () =>
        fieldsOf(frontmatter.schema, frontmatter.data).flatMap(({ value, help }) =>
          help.form === 'lien' || help.form === 'adresse-web'
            ? pagesOf(value, frontmatter.path)
            : [],
        ),
      ),
    );
  return [...inBodies, ...inFrontmatters];
}

const once = onceFor<Part | Frontmatter, Link[]>();

function pagesOf(value: unknown, from: string): Link[] {
  if (typeof value !== 'string' || !isLink(value)) return [];
  const address = repeatedAddress(value)?.value ?? value;
  return address.startsWith('/') ? [{ page: pageOf(address), from }] : [];
}

const LINK =
  'Écrivez un lien vers elle dans le texte d’une page qui en parle : les menus du site ne changent pas, une nouvelle page n’y entre pas.';
const TRANSLATION =
  'Si elle traduit une page, donnez à son fichier, sous pages/en, le chemin de cette page : le bouton de langue y mènera. Sinon, écrivez un lien vers elle dans le texte d’une autre page.';

/** Where to lead to a page from, with the lines to paste. */
function said(part: Part, { frontmatters, nameOf }: Checking) {
  const rule = 'page-sans-lien';
  const message = 'Aucune page ne mène à celle-ci : les visiteurs ne la trouveraient pas.';
  const title = part.frontmatter?.title ?? '';
  const resources = frontmatters.find(({ path }) => path === RESOURCES)?.data;
  if (part.kind === 'communique' && Array.isArray(valueAt(resources, ['resources']))) {
    const card = [
      '  - type: Communiqué de presse',
      `    title: ${JSON.stringify(title)}`,
      `    description: ${JSON.stringify(part.frontmatter?.description)}`,
      `    link: ${part.route}`,
    ];
    return {
      rule,
      message,
      hint: `Dans ${nameOf(RESOURCES)}, ajoutez ces lignes à la fin de la liste « resources: » : une carte de la page /ressources y mènera.`,
      suggestion: card.join('\n'),
    };
  }
  return {
    rule,
    message,
    hint: isEnglish(part.route ?? '') ? TRANSLATION : LINK,
    suggestion: `[${title.replace(/[[\]]/g, '\\$&')}](${part.route})`,
  };
}
