import type { Outcome } from '../outcome.ts';
import { Html, html } from './html.ts';
import type { ReportSection } from './report-section.ts';
import { reportSections } from './report-sections.ts';
import { REPORT_STYLES } from './report-styles.ts';
import { NOTHING, summary } from './words.ts';

/** The review as one HTML file that opens from disk: no script, no other file, nothing fetched. */
export function reportPage(outcome: Outcome): string {
  const sections = reportSections(outcome).filter(({ size }) => size > 0);
  const title = outcome.nothing ? NOTHING : 'Ce qui change pour les visiteurs';
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${title}</title><style>${new Html(REPORT_STYLES)}</style></head>
<body><header class="top"><div class="wrap"><p class="kicker">Revue de la proposition</p><h1>${title}</h1>
<p class="lead">${summary(outcome)}</p>
<p class="meta">Comparé à <code>${outcome.base.name}</code> (<code>${outcome.base.commit.slice(0, 8)}</code>)${outcome.looked ? '' : '. Aucun navigateur n’a pu prendre de captures d’écran'}.</p></div></header>
${sections.length > 1 && navigation(sections)}
<main class="wrap">${sections.map(sectionHtml)}</main>
<footer class="wrap foot"><p>Le rouge barré disparaît, le vert apparaît. Sur les captures, un cadre rouge entoure ce qui diffère.</p></footer>
</body></html>
`.text;
}

const navigation = (sections: readonly ReportSection[]): Html =>
  html`<nav class="nav" aria-label="Parties du rapport"><div class="wrap"><ul>${sections.map(
    ({ id, name, size, alert }) =>
      html`<li class="${alert ? 'alert' : 'part'}"><a href="#${id}">${name} <b>${size}</b></a></li>`,
  )}</ul></div></nav>`;

const sectionHtml = ({ id, name, body, alert }: ReportSection): Html =>
  html`<section id="${id}"${alert && html` class="alerts"`}><h2>${name}</h2>${body}</section>`;
