import type { Outcome } from '../outcome.ts';
import { SAMPLES } from '../visuals/samples.ts';
import { type Html, html } from './html.ts';
import { hunkHtml, metaHtml, routesHtml, viewsHtml } from './report-parts.ts';
import { type ReportSection, rows } from './report-section.ts';
import { count } from './words.ts';

/** Pages whose own words or pictures changed. */
export const changed = ({ changed, visuals }: Outcome): ReportSection => ({
  id: 'modifiees',
  name: 'Pages modifiées',
  size: changed.length,
  body: rows(
    changed.map(
      (page) => html`<li id="page-${page.route}">${headingHtml(page)}
${page.metadata.map(metaHtml)}${page.text.map(hunkHtml)}${page.frame.map(hunkHtml)}
${page.pictures.map(({ alt }) => html`<p class="hunk"><span class="under">Image changée</span>${alt || 'sans description'}</p>`)}
${viewsHtml(visuals.get(page.route), page.title, changed.length <= 6)}</li>`,
    ),
  ),
});

/** Pages that did not stand before. */
export const added = ({ added, visuals }: Outcome): ReportSection => ({
  id: 'ajoutees',
  name: 'Pages ajoutées',
  size: added.length,
  body: rows(
    added.map(
      (page) => html`<li>${headingHtml(page)}
<p>${page.metadata.Description}</p>${page.main.slice(0, 8).map(({ text }) => html`<p class="hunk"><ins>${text}</ins></p>`)}
${viewsHtml(visuals.get(page.route), page.title, false)}</li>`,
    ),
  ),
});

/** The title of a page, its address and its file. */
const headingHtml = ({ title, route, source }: { title: string; route: string; source: string }) =>
  html`<h3>${title}</h3>
<p class="where"><code>${route}</code>${source && html` · <code>${source}</code>`}</p>`;

/** Pages that no longer stand at their address. */
export const gone = ({ removed, renamed }: Outcome): ReportSection => ({
  id: 'disparues',
  name: 'Pages supprimées ou déplacées',
  size: removed.length + renamed.length,
  body: rows([
    ...removed.map(
      ({ route, title, redirect }) =>
        html`<li><h3>${title}</h3><p><del>${route}</del> ${redirect ? html`redirigée vers <code>${redirect}</code>` : 'ne mènera plus nulle part'}.</p></li>`,
    ),
    ...renamed.map(
      ({ from, to, title, redirect }) =>
        html`<li><h3>${title}</h3><p><del>${from}</del> devient <ins>${to}</ins>${redirect ? ', et l’ancienne adresse y mène' : ', sans redirection'}.</p></li>`,
    ),
  ]),
});

/** Parts that several pages have, such as their foot. */
export const shared = (outcome: Outcome): ReportSection => ({
  id: 'communes',
  name: 'Parties communes',
  size: outcome.shared.length,
  body: rows(
    outcome.shared.map(
      ({ hunks, metadata, routes }) => html`<li><h3>Sur ${count(routes.length, 'page')}</h3>
<p class="where">${routesHtml(routes)}</p>${metadata.map(metaHtml)}${hunks.map(hunkHtml)}${samplesHtml(routes, outcome)}</li>`,
    ),
  ),
});

/** Pages that keep their words and look otherwise. */
export function restyled(outcome: Outcome): ReportSection {
  const routes = outcome.restyled.map(({ route }) => route);
  const said = outcome.looked
    ? 'Ces pages gardent leurs mots, mais se présentent autrement'
    : 'Ces pages gardent leurs mots ; leur présentation a pu changer, aucun navigateur ne les a regardées';
  return {
    id: 'apparence',
    name: 'Apparence',
    size: routes.length,
    body: html`<p>${said}\u00a0: ${routesHtml(routes, 60)}.</p>${samplesHtml(routes, outcome)}`,
  };
}

/** Pictures of a few of these pages, of those that are not shown as changed. */
const samplesHtml = (routes: readonly string[], { changed, visuals }: Outcome): Html[] =>
  routes
    .filter((route) => !changed.some((page) => page.route === route))
    .filter((route) => visuals.get(route)?.views.some(({ after }) => after))
    .slice(0, SAMPLES)
    .map(
      (route) =>
        html`<div><p><code>${route}</code></p>${viewsHtml(visuals.get(route), route, false)}</div>`,
    );
