import { escapeHtml } from '../../values/text.ts';
import type { Review } from '../build-review.ts';
import type { View } from '../visuals/capture-pages.ts';
import type { ReportPicture } from '../visuals/picture-pair.ts';
import { buildReport } from './build-report.ts';
import { escapeBidi } from './report-markdown.ts';
import type { Item, Line, Part, Section } from './report-model.ts';
import { REPORT_STYLES } from './report-styles.ts';
import { count } from './review-summary.ts';

/** The review as one HTML file that can be opened from disk: no scripts, no requests to other files. */
export function reportPage(result: Review): string {
  const { title, summary, sections } = buildReport(result);
  const { base, preview, shots } = result;
  return html`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${title}</title><style>${new Html(REPORT_STYLES)}</style></head>
<body><header class="top"><div class="wrap"><p class="kicker">Revue de la proposition</p><h1>${title}</h1>
<p class="lead">${summary}</p>
<p class="meta">Comparé à <code>${base.name}</code> (<code>${base.commit.slice(0, 8)}</code>)${!shots && '. Aucun navigateur n’a pu prendre de captures d’écran'}.</p></div></header>
<main class="wrap">${sections.map((section) => sectionHtml(section, preview))}</main>
<footer class="wrap foot"><p>Le rouge barré disparaît, le vert apparaît. Sur les captures, un cadre rouge entoure ce qui diffère.</p></footer>
</body></html>
`.text;
}

const sectionHtml = ({ id, title, items, alert }: Section, preview: string | undefined): Html =>
  html`<section id="${id}"${alert && html` class="alerts"`}><h2>${title}</h2><ul class="rows">${items.map((item) => itemHtml(item, preview))}</ul></section>
`;

function itemHtml({ title, about, lines = [], pictures = [] }: Item, preview: string | undefined) {
  const words = (parts: readonly Part[]) => parts.map((part) => partHtml(part, preview));
  const line = ({ label, parts }: Line) =>
    html`<p class="hunk">${label && html`<span class="under">${label}</span>`}${words(parts)}</p>`;
  return html`<li>${title && html`<h3>${title}</h3>`}
<p>${words(about)}</p>${lines.map(line)}
${pictures.map(
  ({ title, views }) =>
    html`<details open><summary>${title.startsWith('content/') ? 'L’image' : 'Captures d’écran'}${pictures.length > 1 && ` de ${title}`}</summary>
<div class="views">${views.map((view) => viewHtml(view, title))}</div></details>`,
)}</li>
`;
}

/** HTML of one part; of a long unchanged text only the beginning and the end. */
function partHtml(part: Part, preview: string | undefined): Html | string {
  if (typeof part === 'string') return part;
  const { kind, text } = part;
  if (kind === 'same')
    return text.length > 400 ? `${text.slice(0, 160)} […] ${text.slice(-160)}` : text;
  if (kind === 'added' || kind === 'new') return html`<ins>${text}</ins>`;
  if (kind === 'removed' || kind === 'old') return html`<del>${text}</del>`;
  return kind === 'route' && preview && text.startsWith('/')
    ? html`<a href="${preview}${text.slice(1)}"><code>${text}</code></a>`
    : html`<code>${text}</code>`;
}

/** Screenshots of a page before and after the change, at one width of the screen; for a picture, the two pictures. */
function viewHtml({ width, before, after, missing = 0 }: View, title: string): Html {
  const screen = { 390: 'Téléphone', 1440: 'Ordinateur' }[width];
  return html`<div class="w${width}">${screen && html`<p class="where">${screen}, ${width} pixels de large</p>`}
${missing > 0 && html`<p>${count(missing, 'image manque', 'images manquent')} sur ces captures\u00a0: le navigateur qui les prend n’a pas eu le temps de tout charger. Ce n’est pas un défaut de la page\u00a0: ouvrez-la pour la voir entière.</p>`}
<div class="pair">${before && shotHtml(before, 'Avant', title)}${shotHtml(after, before ? 'Après' : 'Nouvelle page', title)}</div></div>`;
}

function shotHtml({ uri, width, height, changedRows }: ReportPicture, when: string, title: string) {
  const name = `${when}\u00a0: «\u202f${title}\u202f»`;
  const part = (length: number, whole: number) => `${((length / whole) * 100).toFixed(2)}%`;
  const marks = changedRows.map(
    (frame) =>
      html`<span class="mark" style="top:${part(frame.y, height)};height:${part(frame.height, height)}"></span>`,
  );
  return html`<figure><figcaption>${when}</figcaption><div class="shot" tabindex="0" role="group" aria-label="${name}"><div><img src="${uri}" width="${width}" height="${height}" alt="${name}">${marks}</div></div></figure>`;
}

/** Escaped HTML, built by `html`. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value =
  | string
  | number
  | Html
  | false
  | undefined
  | readonly (string | Html | false | undefined)[];

/** Template tag that escapes all values except those of type `Html`. */
function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    parts
      .map((part, index) => part + (index < values.length ? escapedValue(values[index]) : ''))
      .join(''),
  );
}

function escapedValue(value: Value): string {
  if (value === false || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(escapedValue).join('');
  return escapeHtml(escapeBidi(String(value))).replace(/'/g, '&#39;');
}
