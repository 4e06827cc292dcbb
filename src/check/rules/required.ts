import type { Issue } from '../../content/issue.ts';
import { nearest } from '../../content/nearest.ts';
import { kindOf, routeOf, stem } from '../../content/routes.ts';
import { REQUIRED_ROUTES } from '../../content/sections.ts';
import { plain } from '../../content/text.ts';
import type { Reading } from '../../read/content.ts';
import { fileOf, menuPageMeant } from './menu-files.ts';
import { isMisplaced } from './misplaced.ts';
import { nameToType, rightPath } from './right-names.ts';
import { pageOf, routesOf } from './routes.ts';
import { aboutFile } from './rule.ts';
import { strangerMeant } from './strangers.ts';

/** Navigation, footer and blocks lead to these pages: each must have its file. */
export function requiredPages(reading: Reading): Issue[] {
  const routes = routesOf(reading);
  const { nameOf } = reading;
  const asked = askedFor(reading);
  const absent = REQUIRED_ROUTES.filter((route) => !routes.has(route) && !asked.has(fileOf(route)));
  return absent.map((route) => {
    const path = fileOf(route);
    const renamed = renamedFrom(route, reading);
    return renamed === undefined
      ? aboutFile(nameOf(path), {
          rule: 'fichier-manquant',
          message: `La page ${route} manque : les menus du site y mènent.`,
          hint: 'Remettez ce fichier à sa place depuis l’historique du dépôt (sur GitHub : « History »).',
        })
      : aboutFile(nameOf(renamed), {
          rule: 'fichier-manquant',
          message: 'Cette page est dans les menus : son nom ne peut pas changer.',
          hint: `Redonnez-lui le nom « ${nameToType(renamed, path)} »${isRedirected(route, reading) ? `, et retirez la ligne « ${route}: » de ${nameOf('redirections.yml')}` : ''}.`,
          suggestion: nameToType(renamed, path),
        });
  });
}

/** The paths that files with a wrong name, ending or folder are told to take: what is missing there is told by that. */
const askedFor = ({ listing }: Reading): ReadonlySet<string> =>
  new Set([
    ...listing.texts.filter((path) => !isMisplaced(path)).map(rightPath),
    ...listing.texts.flatMap((path) => menuPageMeant(path, listing.texts) ?? []),
    ...[...listing.strangers, ...listing.data].flatMap((path) => strangerMeant(path) ?? []),
  ]);

const isRedirected = (route: string, { content }: Reading) =>
  Object.hasOwn(content.redirections, route);

/** The file that has the text of a missing page under another name, as far as it can be told: only one looks like it. */
function renamedFrom(route: string, reading: Reading): string | undefined {
  const others = reading.listing.texts.filter((path) => {
    const own = kindOf(path) === 'page' ? routeOf('page', path) : null;
    return own !== null && !REQUIRED_ROUTES.includes(own);
  });
  const target = isRedirected(route, reading) ? reading.content.redirections[route] : undefined;
  const redirected = others.filter(
    (path) => target !== undefined && routeOf('page', path) === pageOf(target),
  );
  const path = fileOf(route);
  const found = redirected.length > 0 ? redirected : others.filter((other) => isLike(other, path));
  return found.length === 1 ? found[0] : undefined;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Whether a file stands where another was, under a name that holds its own or is near it. */
function isLike(other: string, path: string): boolean {
  if (folderOf(other) !== folderOf(path)) return false;
  const [name, wanted] = [stem(other), stem(path)];
  return plain(name).includes(plain(wanted)) || nearest(name, [wanted]) !== undefined;
}
