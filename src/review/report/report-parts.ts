import type { Danger } from '../dangers/danger.ts';
import type { ReportPicture } from '../visuals/crop.ts';
import type { PageVisuals, View } from '../visuals/look-at-pages.ts';
import type { Hunk, Piece } from '../word-diff.ts';
import { type Html, html } from './html.ts';
import { count, DANGER_NAMES } from './words.ts';

/** A text with what came and what went; a long part that stayed is shortened. */
const piecesHtml = (pieces: readonly Piece[]): Html =>
  html`${pieces.map(({ kind, text }) =>
    kind === 'added'
      ? html`<ins>${text}</ins>`
      : kind === 'removed'
        ? html`<del>${text}</del>`
        : text.length > 400
          ? `${text.slice(0, 160)} […] ${text.slice(-160)}`
          : text,
  )}`;

/** A change in a text, under the heading that it stands under. */
export const hunkHtml = ({ under, pieces }: Hunk): Html =>
  html`<p class="hunk">${under && html`<span class="under">sous «\u202f${under}\u202f»</span>`}${piecesHtml(pieces)}</p>`;

/** A change of what a page tells of itself (title, description…), after its name. */
export const metaHtml = ({ label, pieces }: { label: string; pieces: readonly Piece[] }): Html =>
  html`<p class="hunk"><span class="under">${label}</span>${piecesHtml(pieces)}</p>`;

/** Routes as a list in a sentence. */
export const routesHtml = (routes: readonly string[], most = 12): Html =>
  html`${routes.slice(0, most).map((route, index) => html`${index ? ', ' : ''}<code>${route}</code>`)}${
    routes.length > most ? ` et ${count(routes.length - most, 'autre')}` : ''
  }`;

/** An item of the list of what deserves a look first. */
export function dangerHtml(danger: Danger): Html {
  const { kind, label, before, after, file, routes, remedy, hunks } = danger;
  return html`<li><span class="tag">${DANGER_NAMES[kind]}</span>
<h3>${label}</h3>
${
  (before || after) &&
  html`<div class="swap"><p><small>Avant</small>${before ? html`<del>${before}</del>` : 'n’existait pas'}</p><p><small>Après</small>${after ? html`<ins>${after}</ins>` : 'n’existe plus'}</p></div>`
}
${(hunks ?? []).map(hunkHtml)}
<p class="where">${file && html`Dans <code>${file}</code>. `}${routes.length > 0 && html`Visible sur ${routesHtml(routes)}.`}</p>
${remedy && html`<p>Pour que les anciens liens mènent encore quelque part, ajoutez à <code>${remedy.file}</code>\u00a0:<code class="paste">${remedy.line}</code></p>`}</li>`;
}

/** Before and after at each width at which they differ. */
export function viewsHtml(visuals: PageVisuals | undefined, title: string, open: boolean): Html {
  const views = (visuals?.views ?? []).filter(({ after }) => after !== undefined);
  if (views.length === 0) return html``;
  return html`<details${open && html` open`}><summary>Captures d’écran avant et après</summary>
<div class="views">${views.map((view) => viewHtml(view, title))}</div></details>`;
}

const viewHtml = ({ width, before, after }: View, title: string): Html =>
  html`<div class="w${width}"><p class="where">${width === 390 ? 'Téléphone' : 'Ordinateur'}, ${width} pixels de large</p>
<div class="pair">${before && shotHtml(before, 'Avant', title)}${after && shotHtml(after, before ? 'Après' : 'Nouvelle page', title)}</div></div>`;

const shotHtml = (
  { uri, width, height, regions }: ReportPicture,
  moment: string,
  title: string,
): Html =>
  html`<figure><figcaption>${moment}</figcaption><div class="shot" tabindex="0" role="group" aria-label="${moment}\u00a0: ${title}"><div><img src="${uri}" width="${width}" height="${height}" alt="${moment}\u00a0: la page «\u202f${title}\u202f»${regions.length ? `, ${count(regions.length, 'zone marquée', 'zones marquées')}` : ''}">${regions.map((rect) => markHtml(rect, width, height))}</div></div></figure>`;

function markHtml(rect: ReportPicture['regions'][number], width: number, height: number): Html {
  const part = (length: number, whole: number) => `${((length / whole) * 100).toFixed(2)}%`;
  if (rect.height === 0)
    return html`<span class="place" style="top:${part(rect.y, height)}"></span>`;
  return html`<span class="mark" style="left:${part(rect.x, width)};top:${part(rect.y, height)};width:${part(rect.width, width)};height:${part(rect.height, height)}"></span>`;
}
