import { ribbon } from '../layouts/shell/shell.css.ts';
import type { Entry } from '../model/manifest.ts';
import { NEVER, publicFrom } from '../model/visibility.ts';
import { writtenDay } from '../site/days.ts';
import { sharedRoute } from '../site/kinds/index.ts';
import { escapeHtml } from '../values/text.ts';
import type { RenderState } from './render-state.ts';

/** Sentence on each page of a preview (docs/contract.md#writing-screen-and-previews). */
const NOT_THE_SITE =
  'Ceci est l’aperçu d’une proposition que personne n’a encore acceptée, et non le site\u00a0: vous lisez ce que son auteur a écrit, ' +
  'et quelqu’un de l’équipe du site l’a laissé paraître. N’envoyez pas d’argent d’après cette page.';

/** HTML of the banner of a preview, with its pull request and the changed pages. Empty on the published site. */
export function previewBanner({ preview, manifest, placement }: RenderState): string {
  if (!preview) return '';
  const files = new Set(preview.files);
  const items = [...manifest.byRoute.values()]
    .filter(({ path }) => files.has(`content/${path}`))
    .map(
      ({ route, title }) =>
        `<li><a href="${escapeHtml(placement.local(route))}">${escapeHtml(title)}</a></li>`,
    );
  const count = items.length > 0 ? ` · ${items.length} à relire` : '';
  return `<aside aria-label="Aperçu d’une proposition" class="${ribbon}"><p>${NOT_THE_SITE}</p><details>
<summary>Proposition nº\u00a0${preview.pull}${count}</summary>
<ul>${items.join('')}</ul></details></aside>
`;
}

/** HTML of the first line of a light page in a preview. Empty on the published site. */
export const lightBanner = ({ preview }: RenderState): string =>
  preview ? `<p lang="fr"><strong>${NOT_THE_SITE}</strong></p>` : '';

/** HTML of the notice on a page that is not public yet, or that shows texts that are not public yet; else empty. */
export function draftNotice(entry: Entry, { drafts }: RenderState): string {
  const lines = drafts.flatMap((one) => {
    const from = publicFrom(one);
    if (one !== entry && sharedRoute(one.kind) !== entry.route) return [];
    const state = from === NEVER ? 'Brouillon' : `En attente du ${writtenDay(from)}`;
    const what = one === entry ? 'cette page' : `«\u202f${escapeHtml(one.title)}\u202f»`;
    return `<strong>${state}</strong>\u00a0: ${what} n’est pas encore en ligne.`;
  });
  return lines.length > 0 ? `<p lang="fr" class="${ribbon}">${lines.join('<br>')}</p>` : '';
}

/** Styles of previews alone: anybody may propose a text, from which visitors must not copy a number. */
export const previewStyles = `[data-copy],[data-copies]{display:none!important}body>aside{position:sticky;bottom:0}.${ribbon} a{color:inherit}`;
