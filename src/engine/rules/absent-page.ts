import { specOf, textsOf } from '../document.ts';
import { isLink } from '../formats/addresses.ts';
import { type Diagnosis, instead } from '../issue.ts';
import type { Model } from '../model.ts';
import { pageOf } from '../routes.ts';
import { nearest } from '../values/nearest.ts';
import type { Checking } from './checking.ts';
import { routesOf } from './routes.ts';
import { isDocument } from './unknown-files.ts';

const RULE = 'lien-page';
const WHERE =
  'Vérifiez l’adresse : c’est celle qu’un navigateur montre pour cette page. Si elle a été renommée ou supprimée, écrivez d’abord dans content/redirections.yml quelle page d’aujourd’hui la remplace ; le contrôle dira ensuite quoi écrire ici.';

/** The diagnosis of an address where no page is, with the nearest one. */
export function absentPage(address: string, checking: Checking): Diagnosis {
  const page = pageOf(address);
  if (isDocument(page)) return document(page);
  if (/\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/i.test(page)) return picture(page);
  const { model } = checking;
  const route = asRoute(page, model);
  const text = textsOf(checking.content.documents).find(
    ({ kind, path }) => model.routeOf(kind, path) === route,
  );
  const spec = text && specOf(text);
  if (text?.route === null && spec?.needsBody) {
    return {
      rule: RULE,
      message: `« ${route} » est l’adresse d’${spec.name} qui n’a pas encore de texte, donc pas de page.`,
      hint: `Écrivez ce texte dans ${text.file}, ou faites mener le lien à « ${pageOf(spec.address ?? '/')} ».`,
    };
  }
  const routes = routesOf(checking);
  const after = address.slice(page.length).replace(/^\/+/, '');
  if (text?.route && text.route !== route) {
    const message = `Le texte ${text.file} n’est pas à l’adresse « ${route} » : sa clé « slug » lui en donne une autre.`;
    return { rule: RULE, message, ...instead(text.route, WHERE, text.route + after) };
  }
  const moved = movedTo(page, checking);
  if (moved !== undefined) {
    const message = `La page « ${page.slice(0, 80)} » a changé d’adresse, comme le dit content/redirections.yml.`;
    const whole = /[?#]/.test(moved) ? moved : moved + after;
    return { rule: RULE, message, ...instead(moved, WHERE, whole) };
  }
  const right = nearestRoute(route, routes);
  const message = `La page « ${page.slice(0, 80)} » n’existe pas.`;
  return { rule: RULE, message, ...instead(right, WHERE, right && right + after) };
}

const document = (page: string): Diagnosis => ({
  rule: RULE,
  message: `« ${page.slice(0, 80)} » est un document : le site n’en publie pas, il mène à ceux que vous déposez ailleurs.`,
  hint: 'Déposez-le sur un service de partage (un nuage, un disque partagé) en accès public, puis écrivez ici son adresse entière, qui commence par https://.',
});

const picture = (page: string): Diagnosis => ({
  rule: RULE,
  message: `« ${page.slice(0, 80)} » est une image : un lien du site mène à une page, jamais à une image seule.`,
  hint: `Pour montrer l’image, écrivez, dans le texte d’une page : ![ce que montre l’image](/images/nom.jpg). Sinon, donnez au lien l’adresse d’une page, ou retirez-le.`,
});

/** Where an old address leads now. */
function movedTo(page: string, checking: Checking) {
  const moved = checking.model.moved?.(checking.content.shared) ?? {};
  const target = Object.hasOwn(moved, page) ? (moved[page] ?? '') : '';
  const leads = target.startsWith('/') ? routesOf(checking).has(pageOf(target)) : isLink(target);
  return leads ? target : undefined;
}

/** A route as it is written, the only one with the same last part, or the nearest in spelling. */
function nearestRoute(written: string, routes: ReadonlySet<string>): string | undefined {
  if (routes.has(written)) return written;
  const last = written.slice(written.lastIndexOf('/'));
  // The home page has no letters: any short word would be near it.
  const all = [...routes].filter((route) => route !== '/');
  const same = last.length > 1 ? all.filter((route) => route.endsWith(last)) : [];
  return same.length === 1 ? same[0] : nearest(written, all);
}

/** `/content/pages/contact.mdx` and `/contact.html` as `/contact`; `/accueil` as `/`. */
function asRoute(page: string, { kindOf, routeOf }: Model): string {
  const bare = page.replace(/\.(?:mdx?|html?|php|aspx?)$/i, '').replace(/^\/content(?=\/)/, '');
  const path = bare.slice(1);
  const kind = kindOf(path);
  const route = kind ? (routeOf(kind, path) ?? bare) : bare;
  return route.replace(/^\/(?:accueil|home)$/i, '/').replace(/\/index$/i, '') || '/';
}
