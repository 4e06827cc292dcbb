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

/** The diagnosis of an address where no page is, with the nearest one. */
export function absentPage(address: string, checking: Checking): Diagnosis {
  const page = pageOf(address);
  const shown = `« ${page.slice(0, 80)} »`;
  if (isDocument(page) || /\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/i.test(page))
    return {
      rule: RULE,
      message: `${shown} est un fichier : un lien du site mène à une page.`,
      hint: FILE,
    };
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
  const after = address.slice(page.length).replace(/^\/+/, '');
  const moved = movedTo(page, checking);
  const right = moved ?? text?.route ?? nearestRoute(route, routesOf(checking));
  const whole = right && /[?#]/.test(right) ? right : right && right + after;
  const state =
    moved === undefined ? 'n’existe pas' : `a changé d’adresse, comme le dit ${model.moved?.file}`;
  const message = `La page ${shown} ${state}.`;
  return { rule: RULE, message, ...instead(right, whereIn(model), whole) };
}

const FILE =
  'Pour montrer une image, écrivez, dans le texte d’une page : ![ce que montre l’image](/images/nom.jpg). Un document se dépose sur un service de partage (un nuage, un disque partagé), en accès public : écrivez ici son adresse entière, qui commence par https://.';

const whereIn = ({ moved }: Model) =>
  `Vérifiez l’adresse : c’est celle qu’un navigateur montre pour cette page.${moved ? ` Si elle a été renommée ou supprimée, écrivez d’abord dans ${moved.file} quelle page d’aujourd’hui la remplace ; le contrôle dira ensuite quoi écrire ici.` : ''}`;

/** Where an old address leads now. */
function movedTo(page: string, checking: Checking) {
  const moved = checking.model.moved?.read(checking.content.shared) ?? {};
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

/** The address of a page, of its file, or with the ending of another site's: `/content/pages/contact.mdx`, `/contact.html`. */
function asRoute(page: string, { kindOf, routeOf }: Model): string {
  const bare = page.replace(/\.(?:mdx?|html?|php|aspx?)$/i, '').replace(/^\/content(?=\/)/, '');
  const path = bare.slice(1);
  const kind = kindOf(path);
  return (kind && routeOf(kind, path)) ?? (bare.replace(/\/index$/i, '') || '/');
}
