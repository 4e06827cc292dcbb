import type { Outcome } from '../outcome.ts';
import { SAMPLES } from '../visuals/samples.ts';
import { type Html, html } from './html.ts';
import { dangerHtml, hunkHtml, metaHtml, routesHtml, viewsHtml } from './report-parts.ts';
import { weightsHtml } from './weights-table.ts';
import { count, MISSING } from './words.ts';

/** A part of the report; `size` stands beside its name in the navigation, 0 leaves it out. */
export interface ReportSection {
  id: string;
  name: string;
  size: number;
  body: Html;
  alert?: boolean;
}

/** The parts of the report, most important first. */
export function reportSections(outcome: Outcome): ReportSection[] {
  const { dangers, changed, added, removed, renamed, shared, restyled, visuals } = outcome;
  const moved = removed.length + renamed.length;
  const list = (items: readonly Html[]) => html`<ul class="rows">${items}</ul>`;
  const samples = (routes: readonly string[]) =>
    routes
      .filter((route) => !changed.some((page) => page.route === route))
      .filter((route) => visuals.get(route)?.views.some(({ after }) => after))
      .slice(0, SAMPLES)
      .map(
        (route) =>
          html`<div><p><code>${route}</code></p>${viewsHtml(visuals.get(route), route, false)}</div>`,
      );
  return [
    {
      id: 'sensible',
      name: 'À vérifier d’abord',
      size: dangers.length,
      alert: true,
      body: list(dangers.map(dangerHtml)),
    },
    {
      id: 'modifiees',
      name: 'Pages modifiées',
      size: changed.length,
      body: list(
        changed.map(
          (page) => html`<li id="page-${page.route}"><h3>${page.title}</h3>
<p class="where"><code>${page.route}</code>${page.source && html` · <code>${page.source}</code>`}</p>
${page.metadata.map(metaHtml)}${page.text.map(hunkHtml)}${page.frame.map(hunkHtml)}
${page.pictures.map(({ alt }) => html`<p class="hunk"><span class="under">Image changée</span>${alt || 'sans description'}</p>`)}
${viewsHtml(visuals.get(page.route), page.title, changed.length <= 6)}</li>`,
        ),
      ),
    },
    {
      id: 'ajoutees',
      name: 'Pages ajoutées',
      size: added.length,
      body: list(
        added.map(
          (page) => html`<li><h3>${page.title}</h3>
<p class="where"><code>${page.route}</code>${page.source && html` · <code>${page.source}</code>`}</p>
<p>${page.metadata.Description}</p>${page.main.slice(0, 8).map(({ text }) => html`<p class="hunk"><ins>${text}</ins></p>`)}
${viewsHtml(visuals.get(page.route), page.title, false)}</li>`,
        ),
      ),
    },
    {
      id: 'disparues',
      name: 'Pages supprimées ou déplacées',
      size: moved,
      body: list([
        ...removed.map(
          ({ route, title, redirect }) =>
            html`<li><h3>${title}</h3><p><del>${route}</del> ${redirect ? html`redirigée vers <code>${redirect}</code>` : 'ne mènera plus nulle part'}.</p></li>`,
        ),
        ...renamed.map(
          ({ from, to, title, redirect }) =>
            html`<li><h3>${title}</h3><p><del>${from}</del> devient <ins>${to}</ins>${redirect ? ', et l’ancienne adresse y mène' : ', sans redirection'}.</p></li>`,
        ),
      ]),
    },
    {
      id: 'communes',
      name: 'Parties communes',
      size: shared.length,
      body: list(
        shared.map(
          ({ hunks, metadata, routes }) => html`<li><h3>Sur ${count(routes.length, 'page')}</h3>
<p class="where">${routesHtml(routes)}</p>${metadata.map(metaHtml)}${hunks.map(hunkHtml)}${samples(routes)}</li>`,
        ),
      ),
    },
    {
      id: 'apparence',
      name: 'Apparence',
      size: restyled.length,
      body: html`<p>${outcome.looked ? 'Ces pages gardent leurs mots, mais se présentent autrement' : 'Ces pages gardent leurs mots ; leur présentation a pu changer, aucun navigateur ne les a regardées'}\u00a0: ${routesHtml(
        restyled.map(({ route }) => route),
        60,
      )}.</p>${samples(restyled.map(({ route }) => route))}`,
    },
    ...checks(outcome),
    { id: 'poids', name: 'Poids', size: outcome.weights.length, body: weightsHtml(outcome) },
    others(outcome),
  ];
}

function checks({ issues, broken, visuals }: Outcome): ReportSection[] {
  const faults = [...visuals].flatMap(([route, seen]) =>
    seen.faults.map((fault) => ({ route, fault })),
  );
  return [
    {
      id: 'liens',
      name: 'Liens cassés',
      size: broken.length,
      body: html`<ul class="rows">${broken.map(({ route, href, text, reason }) => html`<li>Sur <code>${route}</code>, «\u202f${text}\u202f» mène à <code>${href}</code>\u00a0: ${MISSING[reason]}.</li>`)}</ul>`,
    },
    {
      id: 'remarques',
      name: 'Remarques du contrôle',
      size: issues.length,
      body: html`<ul class="rows">${issues.map(({ file, line, message, hint }) => html`<li><code>${file}:${line}</code><br>${message} ${hint}</li>`)}</ul>`,
    },
    {
      id: 'accessibilite',
      name: 'Accessibilité',
      size: faults.length,
      body: html`<ul class="rows">${faults.map(({ route, fault }) => html`<li><code>${route}</code> ${fault.help} (${fault.rule})<code class="paste">${fault.html}</code></li>`)}</ul>`,
    },
  ];
}

function others({ redirects, files, program }: Outcome): ReportSection {
  return {
    id: 'autres',
    name: 'Autres fichiers',
    size: redirects.length + files.length + (program ? 1 : 0),
    body: html`<ul class="rows">${redirects.map(({ from, to }) => html`<li><code>${from}</code> mène à <code>${to}</code></li>`)}${files.map(({ name, kind }) => html`<li><code>${name}</code>\u00a0: ${kind}</li>`)}${program && html`<li>Le programme qui anime les pages dans le navigateur change.</li>`}</ul>`,
  };
}
